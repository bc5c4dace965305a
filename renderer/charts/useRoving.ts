import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'

type Roving = { readonly current: Ref<string> }

const key: InjectionKey<Roving> = Symbol('marks of a chart')

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Makes the marks inside an element one stop of the Tab key; arrows go from mark to mark by what lies in that direction, Home and End
 * to the first and last (R-A11Y-1). Gives what to do with keys, and what to do when the marks have changed.
 */
export function provideRoving(host: Readonly<Ref<Element | null>>): { onKey: (event: KeyboardEvent) => void; refresh: () => void } {
  const current = ref('')
  provide(key, { current })

  const marks = (): SVGElement[] => [...(host.value?.querySelectorAll<SVGElement>('[data-mark]') ?? [])]

  /** Sees to it that exactly one of the marks that are there can be reached. */
  function refresh(): void {
    const all = marks()
    if (!all.some(({ dataset }) => dataset['mark'] === current.value)) current.value = all[0]?.dataset['mark'] ?? ''
  }

  function onKey(event: KeyboardEvent): void {
    const all = marks()
    const at = all.findIndex((mark) => mark === event.target)
    const from = all[at]
    if (from === undefined) return
    const to = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : towards(all, at, steps[event.key])
    if (to === undefined) return
    event.preventDefault()
    to.focus()
  }

  return { onKey, refresh }
}

/** The nearest mark in a direction, what lies straight ahead before what lies aside; without one, the next in order. */
function towards(all: readonly SVGElement[], at: number, step: readonly [number, number] | undefined): SVGElement | undefined {
  const from = all[at]
  if (step === undefined || from === undefined) return undefined
  const here = middle(from)
  let best: { mark: SVGElement; far: number } | undefined
  for (const mark of all) {
    const [x, y] = middle(mark)
    const ahead = (x - here[0]) * step[0] + (y - here[1]) * step[1]
    const aside = Math.abs((x - here[0]) * step[1]) + Math.abs((y - here[1]) * step[0])
    const far = ahead + aside * 3
    if (ahead > 0.5 && (best === undefined || far < best.far)) best = { mark, far }
  }
  return best?.mark ?? all[at + (step[0] + step[1])]
}

function middle(mark: SVGElement): readonly [number, number] {
  const { left, top, width, height } = mark.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The one mark of the surrounding chart that the Tab key stops at. */
export function useRoving(): Roving {
  return inject(key, () => ({ current: ref('') }), true)
}
