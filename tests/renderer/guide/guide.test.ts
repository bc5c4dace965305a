import { flushPromises } from '@vue/test-utils'
import { defineComponent, h } from 'vue'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import GuideLayer from '../../../renderer/guide/GuideLayer.vue'
import TableScreen from '../../../renderer/screens/TableScreen.vue'
import { useDialogs } from '../../../renderer/stores/dialogs.ts'
import { useGuide } from '../../../renderer/stores/guide.ts'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import { lessonOf, lessons } from '../../../shared/games/lessons.ts'
import type { LessonStep } from '../../../shared/kernel/lesson.ts'
import { learner, scripted, stepsAt } from '../../../shared/kernel/lesson.ts'
import { layWindow, type TestWindow } from '../support/window.ts'

const Table = defineComponent(() => () => [h(TableScreen), h(GuideLayer)])
const callout = (): HTMLElement | null => document.querySelector('[data-callout]')
const said = (): string => callout()?.textContent ?? ''
const plyNow = (): number => useMatch().current?.ply ?? -1
const isThere = ({ at }: LessonStep): boolean => document.querySelector(`[data-guide~="${at}"]`) !== null

let open: TestWindow
beforeEach(() => {
  open = layWindow()
})

async function begin(game: string, ply = 0): Promise<void> {
  expect(await useGuide().learn(game)).toBe(true)
  await playTo(ply)
  open.show(Table)
  await flushPromises()
}

/** Plays the script on to a ply, as the program answers it; computer players play by themselves. */
async function playTo(ply: number): Promise<void> {
  const match = useMatch()
  const lesson = lessonOf(match.current?.game ?? '')!
  while (plyNow() < ply) {
    const move = scripted(lesson, plyNow())!
    if (move.seat === learner) await match.actAs(learner, move.action)
    else await match.computer()
    await flushPromises()
  }
}

describe('a guided game at the table', () => {
  test('it begins with its first step, and one reads on', async () => {
    await begin('realm-lords')
    expect(said()).toContain('Welcome to the realm')
    document.querySelector<HTMLElement>('[data-guide-next]')?.click()
    await flushPromises()
    expect(said()).toContain('Your hero')
  })

  test('the first step alone tells how long it takes and how it is left', async () => {
    await begin('judge-dredd')
    const told = ['about ten minutes', 'go back to the games', '“Play on alone” ends the guidance']
    expect(told.filter((each) => said().includes(each))).toEqual(told)
    document.querySelector<HTMLElement>('[data-guide-next]')?.click()
    await flushPromises()
    expect(told.filter((each) => said().includes(each))).toEqual([])
  })

  test('it says nothing before the table is there that hears the keys it asks for', async () => {
    expect(await useGuide().learn('realm-lords')).toBe(true)
    open.show(GuideLayer)
    await flushPromises()
    const before = callout()
    open.show(TableScreen)
    await flushPromises()
    expect([before, said().includes('Welcome to the realm')]).toEqual([null, true])
  })

  test('Space reads on before it rolls', async () => {
    await begin('realm-lords')
    for (let n = 0; n < 4; n++) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }))
      await flushPromises()
    }
    expect([said().includes('A round begins'), plyNow()]).toEqual([true, 0])
  })

  test('what the script does not play is refused gently, and nothing is sent', async () => {
    await begin('realm-lords', 1)
    const match = useMatch()
    expect(await match.act([{ type: 'stop' }])).toBe(false)
    await flushPromises()
    expect([
      plyNow(),
      said().includes('For now: Choose the ringed space'),
      open.bridge.made.some(({ input }) => JSON.stringify(input).includes('"stop"')),
    ]).toEqual([1, true, false])
  })

  test('whoever goes on alone may do everything, and stays alone when the match is opened again', async () => {
    await begin('realm-lords', 1)
    const match = useMatch()
    document.querySelector<HTMLElement>('[data-go-alone]')?.click()
    await flushPromises()
    expect([callout(), await match.act([{ type: 'stop' }])]).toEqual([null, true])
    await match.undo()
    await match.open(match.current!.match)
    await flushPromises()
    expect([callout(), match.current?.practice]).toEqual([null, true])
  })

  test('undo steps back, and the guide with it', async () => {
    await begin('realm-lords', 3)
    const before = said()
    await useMatch().undo()
    await flushPromises()
    expect([before.includes('An enemy'), said().includes('Five move points'), plyNow()]).toEqual([true, true, 2])
  })

  test('it is left and gone on with where it was, and not begun twice', async () => {
    await begin('realm-lords', 14)
    const match = useMatch()
    const { match: id } = match.current!
    match.close()
    useScreen().go('home')
    expect(await useGuide().learn('realm-lords')).toBe(true)
    await flushPromises()
    expect([match.current?.match, said().includes('The doom roll')]).toEqual([id, true])
  })

  test('an open dialog has the window to itself', async () => {
    await begin('realm-lords')
    useDialogs().openRules()
    await flushPromises()
    expect(callout()).toBeNull()
  })

  test.each(lessons.map(({ game }) => game))('every step of %s points at something that is on the table', async (game) => {
    await begin(game)
    const lesson = lessonOf(game)!
    const lost: string[] = []
    // Results of rolls stand in the way for a while, and computer players take their time.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (let ply = 0; ply <= lesson.moves.length; ply++) {
      await playTo(ply)
      for (let n = 0; n < 3; n++) {
        vi.advanceTimersByTime(6000)
        await flushPromises()
        if (plyNow() > ply) break
      }
      const here = stepsAt(lesson, ply).filter((step) => step.from === ply)
      if (plyNow() === ply) lost.push(...here.filter((step) => !isThere(step)).map(({ id, at }) => `${ply} ${id} ${at}`))
    }
    vi.useRealTimers()
    expect(lost).toEqual([])
  })

  test('at its end a page says what to try next, and the game is no longer offered as new', async () => {
    await begin('realm-lords', lessonOf('realm-lords')!.moves.length)
    useGuide().next()
    await flushPromises()
    document.querySelector<HTMLElement>('[data-guide-next]')?.click()
    await flushPromises()
    expect([useDialogs().open, useGuide().hasFinished('realm-lords')]).toEqual([{ kind: 'learnt', game: 'realm-lords' }, true])
  })

  test('computer players wait at its end until the learner goes on alone', async () => {
    expect(await useGuide().learn('judge-dredd')).toBe(true)
    await playTo(lessonOf('judge-dredd')!.moves.length)
    const at = plyNow()
    expect([await useMatch().computer(), plyNow()]).toEqual([false, at])
    await useGuide().goAlone()
    expect(await useMatch().computer()).toBe(true)
  })
})
