import { tryOnScopeDispose } from '@vueuse/core'

/** Something that is done right before the next picture is drawn. */
export type BeforePicture = {
  /** Does it then, instead of what was to be done before. */
  readonly ask: (task: () => void) => void
  readonly waits: () => boolean
  /** Does at once what is still to be done. */
  readonly now: () => void
  /** Nothing is done. */
  readonly drop: () => void
}

/** To look where things lie makes the page lay itself out, which it does before every picture anyway: whoever looks only then makes it do so once. Nothing is done any more once the component is gone. */
export function beforePicture(): BeforePicture {
  let waiting: { readonly frame: number; readonly task: () => void } | null = null
  function drop(): void {
    if (waiting !== null) cancelAnimationFrame(waiting.frame)
    waiting = null
  }
  function now(): void {
    const task = waiting?.task
    drop()
    task?.()
  }
  tryOnScopeDispose(drop)
  return {
    ask: (task) => {
      drop()
      waiting = { frame: requestAnimationFrame(now), task }
    },
    waits: () => waiting !== null,
    now,
    drop,
  }
}
