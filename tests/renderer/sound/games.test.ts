import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { sounds as dredd } from '../../../renderer/games/judge-dredd/sounds.ts'
import { sounds as realm } from '../../../renderer/games/realm-lords/sounds.ts'
import { windowOf } from '../../../renderer/games/registry.ts'
import { arrange } from '../../../renderer/sound/arrange.ts'
import { soundClasses, type SoundClass } from '../../../renderer/sound/classes.ts'
import type { GameSounds } from '../../../renderer/sound/gameSounds.ts'
import { makePlayer, mostAtOnce } from '../../../renderer/sound/player.ts'
import { stepOf } from '../../../renderer/sound/steps.ts'
import { defaultSound } from '../../../shared/contract/choices.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import type { EventType as RealmEventType } from '../../../shared/games/realm-lords/events.ts'
import { gameById } from '../../../shared/games/registry.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import type { Step } from '../../../shared/kernel/match.ts'
import { goldenSchema, replayGolden, type Golden } from '../../goldens/golden.ts'
import { asContext, FakeContext } from './support/fakeAudio.ts'

type AnyStep = Step<unknown, { readonly type: string }>
type Heard = { readonly ply: number; readonly event: { readonly type: string } }

function goldensOf(game: string): Golden[] {
  const folder = `tests/goldens/${game}`
  return readdirSync(folder).map((file) => goldenSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
}

/** What a seat hears of a step; `null`: the open table, `referee`: everything. */
function heardBy(step: AnyStep, ear: Seat | null | 'referee'): Heard[] {
  return step.entries.flatMap((entry) => {
    if (entry.kind !== 'told') return []
    const hears = entry.audience === 'all' || ear === 'referee' || (ear !== null && entry.audience.includes(ear))
    return hears ? [{ ply: step.position.ply, event: entry.event }] : []
  })
}

const soundsOf = (game: GameSounds, heard: readonly Heard[]): SoundClass[] => heard.flatMap(({ event }) => game.of(event, { people: [0] }))

test('every kind of event has a sound or is silent on purpose, and nothing else has', () => {
  expectTypeOf<keyof typeof dredd>().toEqualTypeOf<DreddEvent['type']>()
  expectTypeOf<keyof typeof realm>().toEqualTypeOf<RealmEventType>()
})

describe.each(['judge-dredd', 'realm-lords'])('%s', (id) => {
  const game = windowOf(id)!.sounds
  const goldens = goldensOf(id)
  const steps: AnyStep[] = []
  for (const golden of goldens) replayGolden(gameById(id)!, golden, (step) => void steps.push(step))

  test('every event of the goldens, which show each kind, makes sounds that there are', () => {
    const kinds = new Set<string>()
    const made = new Set<SoundClass>()
    for (const step of steps) {
      for (const heard of heardBy(step, 'referee')) {
        kinds.add(heard.event.type)
        for (const sound of game.of(heard.event, { people: [0] })) made.add(sound)
      }
    }
    expect([...kinds].sort()).toEqual(Object.keys(id === 'judge-dredd' ? dredd : realm).sort())
    expect([...made].every((sound) => soundClasses.includes(sound))).toBe(true)
    expect(made.size).toBeGreaterThanOrEqual(15)
  })

  test('R-HID-1: a step sounds the same to every seat, to the open table and to the referee', () => {
    for (const step of steps) {
      const all = soundsOf(game, heardBy(step, 'referee'))
      for (const ear of [null, 0, 1, 2, 3, 4, 5] as const) expect(soundsOf(game, heardBy(step, ear))).toEqual(all)
    }
  })

  test('whole matches are played through within the cap, and every sound ends', () => {
    const context = new FakeContext()
    const player = makePlayer({ makeContext: () => asContext(context), random: () => 0.9, whenIdle: () => undefined }, defaultSound)
    player.touch()
    let sung = 0
    for (const step of steps) {
      const { before, rolls } = stepOf(heardBy(step, null), game, { people: [0] })
      for (const part of [before, ...rolls.flatMap(({ landing, after }) => [['tumble' as const], landing, after])]) {
        for (const { sound, at } of arrange(part)) if (player.play(game.world, sound, at) !== null) sung += 1
        // A stopped sound takes 20 ms to be gone.
        if (context.sounding(0.021) > mostAtOnce) throw new Error(`${context.sounding(0.021)} sounds at ply ${step.position.ply}`)
        context.advance(0.15)
      }
    }
    expect(sung).toBeGreaterThan(steps.length / 2)
    context.advance(5)
    expect(context.sources.size).toBe(0)
  })
})

test('the end of a match of Judge Dredd is a victory where a person won, else a defeat; among computers alone a victory', () => {
  const ended = (winners: readonly Seat[], people: readonly Seat[]): readonly SoundClass[] =>
    windowOf('judge-dredd')!.sounds.of({ type: 'ended', outcome: { winners, reason: 'last-turn' }, scores: [1, 2] } as { type: string }, {
      people,
    })
  expect(ended([1], [0, 1])).toEqual(['victory'])
  expect(ended([1], [0])).toEqual(['defeat'])
  expect(ended([1], [])).toEqual(['victory'])
})

test('an answer is sorted by its rolls: what the dice decide is heard with their landing, the rest when the result was looked at', () => {
  const heard = [
    { type: 'arrestDeclared' },
    { type: 'arrestRolled' },
    { type: 'attemptEnded', fate: 'arrested' },
    { type: 'arrested' },
    { type: 'tookToCare' },
    { type: 'crimePlaced' },
    { type: 'arrestDeclared' },
    { type: 'arrestRolled' },
    { type: 'attemptEnded', fate: 'standOff' },
  ].map((event) => ({ ply: 8, event }))
  expect(stepOf(heard, windowOf('judge-dredd')!.sounds, { people: [] })).toEqual({
    before: ['challenge'],
    rolls: [
      { key: 'result-8-1', landing: ['land', 'arrest', 'downfall'], after: ['cube', 'challenge'] },
      { key: 'result-8-7', landing: ['land', 'parry'], after: [] },
    ],
  })
})
