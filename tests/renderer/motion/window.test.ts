import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, ref, useTemplateRef } from 'vue'
import MotionLayer from '../../../renderer/motion/MotionLayer.vue'
import type { GameMoves, Move } from '../../../renderer/motion/moves.ts'
import { useMoves } from '../../../renderer/motion/useMoves.ts'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useMotion } from '../../../renderer/stores/motion.ts'
import { useReplay } from '../../../renderer/stores/replay.ts'
import { useSettings } from '../../../renderer/stores/settings.ts'
import { pictured } from '../support/pictured.ts'
import { layWindow } from '../support/window.ts'

const seed = '66'.repeat(32)
const root = document.documentElement
/** Animations that were begun and not ended yet, and how many were begun. */
const running = new Set<object>()
let begun = 0
/** The frames of each, in order. */
const frames: Keyframe[][] = []
/** How often something was to be planned. */
let planned = 0
const asked = ref(false)
const boarded = ref(true)
/** The last ply at which the board is on the table. */
const lastPly = ref(99)

const moves: readonly Move[] = [
  {
    do: 'walk',
    piece: 'pawn',
    way: [
      [10, 10],
      [60, 10],
      [90, 10],
    ],
    hop: true,
    at: 0,
  },
  {
    do: 'carry',
    thing: { kind: 'card', id: 'face' },
    way: [
      { at: [0, 0], size: 1 },
      { at: [9, 9], size: 1 },
    ],
    at: 0,
  },
]
const game: GameMoves<unknown, { readonly type: string }> = {
  ground: 'board',
  atOnce: [],
  plan: ({ events }) => {
    planned += 1
    return events.length > 0 ? moves : []
  },
}
const Table = defineComponent(() => {
  const match = useMatch()
  useMoves(useTemplateRef<HTMLElement>('root'), game, { still: () => asked.value, shown: () => boarded.value })
  return () => [
    h('main', { ref: 'root' }, [
      boarded.value && (match.current?.ply ?? 0) <= lastPly.value
        ? h('div', { 'data-lies': 'board' }, [h('i', { 'data-lies': 'pawn' }, String(match.current?.ply))])
        : null,
    ]),
    h(MotionLayer, null, { default: ({ thing }: { thing: { id: string | null } }) => h('b', thing.id ?? '') }),
  ]
})

beforeEach(() => {
  running.clear()
  begun = planned = 0
  asked.value = false
  boarded.value = true
  lastPly.value = 99
  root.dataset['motion'] = 'on'
  Element.prototype.getBoundingClientRect = () => new DOMRect(80, 0, 20, 20)
  frames.length = 0
  Element.prototype.animate = (these) => {
    frames.push(these as Keyframe[])
    const one = { cancel: () => running.delete(one), finish: () => running.delete(one) }
    begun += 1
    running.add(one)
    return one as unknown as Animation
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete root.dataset['motion']
})

async function lay() {
  const { show } = layWindow()
  const match = useMatch()
  await match.create('realm-lords', { hero: 'tamsin-wharrow', difficulty: 'knight' }, seed)
  const table = show(Table)
  await pictured()
  const answered = (): Promise<boolean> => match.act(match.current?.legal.slice(0, 1) ?? [])
  const act = async (): Promise<void> => {
    await answered()
    await pictured()
  }
  return { match, table, answered, act, motion: useMotion() }
}
const ghosts = (): number => document.querySelectorAll('.ghost').length
const touch = (): boolean => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))

describe('motion follows', () => {
  test('R-A11Y-3: the table says at once what the answer said, while pictures are still on their way', async () => {
    const { match, act, motion } = await lay()
    await act()
    expect([match.current?.ply, match.busy, document.querySelector('i')?.textContent]).toEqual([1, false, '1'])
    expect([motion.running, ghosts() > 0, running.size > 0]).toEqual([true, true, true])
    expect(document.querySelector('.moving')?.getAttribute('aria-hidden')).toBe('true')
    expect(document.querySelector('.moving')?.hasAttribute('inert')).toBe(true)
  })

  test('Space skips what is running, and leaves nothing behind', async () => {
    const { act, motion } = await lay()
    await act()
    expect(motion.finish()).toBe(true)
    await pictured()
    expect([motion.running, document.querySelector('.moving')]).toEqual([false, null])
    expect(motion.finish()).toBe(false)
  })

  test('a second action overtakes the first: what still moved is where it belongs, and only what is new moves', async () => {
    const { match, act } = await lay()
    await act()
    const [first, shown] = [[...running], ghosts()]
    touch()
    await act()
    expect(match.current?.ply).toBe(2)
    expect(first.slice(0, 2).filter((one) => running.has(one))).toEqual([])
    expect(ghosts()).toBe(shown)
  })

  test('what follows by itself cuts nothing off: a piece goes on from where it is', async () => {
    const { act } = await lay()
    await act()
    const shown = ghosts()
    const first = frames.length
    await act()
    expect(ghosts()).toBe(2 * shown)
    const [again] = frames.slice(first).filter((each) => each[0]?.['translate'] !== undefined)
    // Four legs: the two that it has not come by, and the two that are new.
    expect([frames[0]?.length, again?.length]).toEqual([5, 9])
  })

  test('a board that goes while somebody still walks on it is shown until he has arrived; a press only ends that', async () => {
    const { act, motion } = await lay()
    await act()
    const board = document.querySelector('[data-lies="board"]')
    const walks = (): number => frames.filter((each) => each[0]?.['translate'] !== undefined).length
    const begun = walks()
    lastPly.value = 1
    await act()
    const shown = document.querySelector('.ghost.kept')
    expect([shown?.querySelectorAll('i').length, shown?.querySelectorAll('[data-lies]').length, walks()]).toEqual([1, 0, begun + 1])
    // It is a copy: the board may be back before it is gone.
    expect([document.contains(board), board?.hasAttribute('data-lies'), board?.querySelectorAll('i').length]).toEqual([false, true, 1])
    document.querySelector('.shield')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await pictured()
    expect([motion.running, document.querySelector('.shield'), document.querySelector('.ghost')]).toEqual([false, null, null])
  })

  test('while the board is away it waits, and is seen when the board is back', async () => {
    const { act } = await lay()
    boarded.value = false
    await act()
    expect(ghosts()).toBe(0)
    boarded.value = true
    await pictured()
    expect(ghosts()).toBe(1)
  })
})

describe('nothing moves', () => {
  const still = async (): Promise<void> => {
    const { match, act, motion } = await lay()
    await act()
    expect([match.current?.ply, planned, begun, motion.running, document.querySelector('.moving')]).toEqual([1, 0, 0, false, null])
  }

  test('R-A11Y-1: with motion off, and nothing is made in the page', async () => {
    root.dataset['motion'] = 'off'
    await still()
  })

  test('R-A11Y-1: where the system asks for less motion', async () => {
    delete root.dataset['motion']
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
    await still()
  })

  test('R-A11Y-1: but a speed that was chosen holds', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
    const { act, motion } = await lay()
    useSettings().attempt({ motion: 'quick' })
    await act()
    expect(motion.running).toBe(true)
  })

  test('when something is taken back or played again, and what moved is cut off', async () => {
    const { match, act, motion } = await lay()
    await act()
    expect(planned).toBe(1)
    await match.undo()
    await pictured()
    expect([match.current?.ply, planned, motion.running]).toEqual([0, 1, false])
    await match.redo()
    await pictured()
    expect([match.current?.ply, planned]).toEqual([1, 1])
  })

  test('R-HID-1: from the moment that a curtain falls', async () => {
    const { act, motion } = await lay()
    await act()
    asked.value = true
    await pictured()
    expect([motion.running, document.querySelector('.moving')]).toEqual([false, null])
    await act()
    expect(motion.running).toBe(false)
  })

  test('R-HID-1: when it falls between an answer and its picture', async () => {
    const { answered, motion } = await lay()
    await answered()
    await nextTick()
    asked.value = true
    await pictured()
    expect([planned, motion.running, document.querySelector('.moving')]).toEqual([0, false, null])
  })

  test('when one looks up a place of a match; one step on does', async () => {
    const { match, act, motion } = await lay()
    await act()
    await act()
    await act()
    motion.finish()
    const replay = useReplay()
    await replay.open(match.current?.match ?? '', 0)
    await pictured()
    planned = 0
    await replay.stand(2)
    await pictured()
    expect([match.current?.ply, planned]).toEqual([2, 0])
    await replay.stand(1)
    await pictured()
    expect(planned).toBe(0)
    replay.by(1)
    await pictured()
    expect([match.current?.ply, planned, motion.running]).toEqual([2, 1, true])
  })
})
