import { describe, expect, test } from 'vitest'
import type { DreddEvent } from '../../shared/games/judge-dredd/events.ts'
import type { RealmEvent } from '../../shared/games/realm-lords/events.ts'
import { defaultCards as dreddCards } from '../../shared/games/judge-dredd/cards/defaultPack.ts'
import { dreddHinges } from '../../shared/games/judge-dredd/course/hinges.ts'
import { dreddPlayOut } from '../../shared/games/judge-dredd/course/playOut.ts'
import { judgeDredd } from '../../shared/games/judge-dredd/game.ts'
import { defaultCards as realmCards } from '../../shared/games/realm-lords/cards/defaultPack.ts'
import { realmHinges } from '../../shared/games/realm-lords/course/hinges.ts'
import { realmPlayOut } from '../../shared/games/realm-lords/course/playOut.ts'
import { realmLords } from '../../shared/games/realm-lords/game.ts'
import { fastChance, type Chance } from '../../shared/kernel/chance.ts'
import { start } from '../../shared/kernel/match.ts'
import type { Outcome } from '../../shared/kernel/game.ts'
import { copy } from '../../shared/kernel/plain.ts'

const step = <Event>(...events: readonly Event[]) => ({ seat: 0, told: events.map((event) => ({ event })) })

/** Positions played on from the same place: the same chance leads to the same end, and the place stays as it was. */
function expectFair<State>(from: State, playOut: (from: State, chance: Chance) => Outcome, seats: number): void {
  const before = copy(from)
  const ends = Array.from({ length: 6 }, (_, seed) => playOut(from, fastChance(seed)))
  expect(ends.map((_, seed) => playOut(from, fastChance(seed)))).toEqual(ends)
  expect(from).toEqual(before)
  for (const { winners } of ends) expect(winners.every((seat) => seat >= 0 && seat < seats)).toBe(true)
}

describe('Judge Dredd', () => {
  test('a position is played on to an end', () => {
    const cards = dreddCards()
    const config = { judges: cards.pack.judges.slice(0, 3), windows: { manner: 'open' as const, seconds: 5 } }
    expectFair(start(judgeDredd(cards), config, fastChance(1)).position.state, dreddPlayOut(cards), 3)
  })

  test('turns begin where they are told to, and hinge on each throw', () => {
    const told = (type: string): DreddEvent => ({ type }) as DreddEvent
    const steps = [
      step<DreddEvent>(),
      step(told('turnBegan')),
      step(told('passed')),
      step(told('windowClosed'), told('arrestRolled'), told('turnBegan')),
    ]
    expect(dreddHinges(steps)).toEqual({ turns: [1, 3], hinges: [{ from: 2, to: 3 }] })
  })
})

describe('Realm Lords', () => {
  test('a position is played on to an end', () => {
    const cards = realmCards()
    const config = { hero: cards.pack.heroes[0]!.id, difficulty: 'knight' }
    expectFair(start(realmLords(cards), config, fastChance(1)).position.state, realmPlayOut(cards), 1)
  })

  test('rounds begin where they are told to, and hinge on fights and on the doom clock', () => {
    const told = (type: string, more: object = {}): RealmEvent => ({ type, ...more }) as RealmEvent
    const steps = [
      step(told('roundBegan')),
      step(told('enemyMet')),
      step(told('combatRolled')),
      step(told('fightEnded')),
      step(told('doomMoved', { advanced: false })),
      step(told('doomMoved', { advanced: true }), told('roundBegan')),
    ]
    const hinges = [
      { from: 1, to: 3 },
      { from: 4, to: 5 },
    ]
    expect(realmHinges(steps)).toEqual({ turns: [0, 5], hinges })
  })
})
