import { describe, expect, test } from 'vitest'
import { cards } from '../../../../renderer/games/judge-dredd/cards.ts'
import {
  actionAt,
  actionFor,
  routeTo,
  sameTarget,
  stepTargets,
  targetsFor,
  type Target,
} from '../../../../renderer/games/judge-dredd/city/targeting.ts'
import type { Action, Aim } from '../../../../shared/games/judge-dredd/actions.ts'
import { legalActions } from '../../../../shared/games/judge-dredd/game.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import { crimeIn, laid } from './laid.ts'

const sector = (id: string, steps = 0): Target => ({ kind: 'sector', sector: id, steps })
const crime = (id: string): Target => ({ kind: 'crime', crime: id })
const judge = (seat: number): Target => ({ kind: 'judge', seat })
const play = (aim: Aim): Action => ({ type: 'play', card: 'any', aim })

const [one, two, three] = ['crime-01', 'crime-02', 'crime-03']
const pair = play({ at: 'crimes', crimes: [one, two] })
const otherPair = play({ at: 'crimes', crimes: [two, three] })
const single = play({ at: 'crimes', crimes: [one] })
const flit = play({ at: 'crime', crime: one, to: 'resyk' })
const flitOn = play({ at: 'crime', crime: one, to: 'fun-pier' })
const shove = play({ at: 'judge', seat: 1, to: 'resyk' })
const tube = play({ at: 'sector', to: 'academy' })
const tax = play({ at: 'rival', seat: 2 })
const place: Action = { type: 'place', sector: 'city-hall' }
const step: Action = { type: 'step', to: 'resyk' }
const name: Action = { type: 'name', crime: two }

describe('what can be pointed at', () => {
  test.each<[string, Action[], Target[], Target[]]>([
    ['JD-S4: a Starting Sector', [place], [], [sector('city-hall')]],
    ['JD-M1: a step is one sector long; staying is not on the map', [step, { type: 'stay' }], [], [sector('resyk', 1)]],
    ['JD-A1: a Crime to name', [name, { type: 'pass' }], [], [crime(two)]],
    ['JD-R18: the sector a card puts its Judge into', [tube], [], [sector('academy')]],
    ['JD-R18: the Judge a card moves', [shove], [], [judge(1)]],
    ['JD-R18: then where he goes', [shove], [judge(1)], [sector('resyk')]],
    ['JD-R18: the player a card takes from', [tax], [], [judge(2)]],
    ['JD-R18: a Crime that a card moves', [flit, flitOn], [], [crime(one)]],
    ['JD-R18: then where it goes', [flit, flitOn], [crime(one)], [sector('resyk'), sector('fun-pier')]],
    ['JD-R18: either Crime of a pair first', [pair, otherPair], [], [crime(one), crime(two), crime(three)]],
    ['JD-R18: then what goes with it', [pair, otherPair], [crime(two)], [crime(one), crime(three)]],
    ['JD-R18: of one or two Crimes, the first once more for it alone', [single, pair], [crime(one)], [crime(one), crime(two)]],
    ['JD-A6: a side of the fight is not on the map', [play({ at: 'fight', on: { side: 'perp' } })], [], []],
  ])('%s', (_title, legal, picked, targets) => {
    expect(targetsFor(legal, picked)).toEqual(targets)
  })
})

describe('what pointing means', () => {
  test.each<[string, Action[], Target[], Target, Action | 'more' | null]>([
    ['JD-S4', [place], [], sector('city-hall'), place],
    ['JD-M1: however far the map says it is', [step], [], sector('resyk', 2), step],
    ['JD-M1: no target', [step], [], sector('academy', 2), null],
    ['JD-A1', [name], [], crime(two), name],
    ['JD-R18: a Crime, and more', [flit], [], crime(one), 'more'],
    ['JD-R18: a Crime, and where to', [flit, flitOn], [crime(one)], sector('fun-pier'), flitOn],
    ['JD-R18: a Judge, and more', [shove], [], judge(1), 'more'],
    ['JD-R18: one of two Crimes', [single, pair], [], crime(one), 'more'],
    ['JD-R18: the pair in the other order', [pair], [crime(two)], crime(one), pair],
    ['JD-R18: one Crime pointed at twice', [single, pair], [crime(one)], crime(one), single],
    ['JD-R18: a pair is never one Crime twice', [pair], [crime(one)], crime(one), null],
  ])('%s', (_title, legal, picked, target, action) => {
    expect(actionFor(legal, picked, target)).toEqual(action)
  })

  test('JD-R18: what was picked so far may be enough', () => {
    const all = play({ at: 'none' })
    expect(actionAt([all], [])).toBe(all)
    expect(actionAt([flit], [crime(one)])).toBeNull()
  })

  test('JD-R18: every legal play of the real rules can be meant by pointing, and by nothing else', () => {
    const down = ['resyk', 'fun-pier', 'alien-zoo'].map((at, n) => crimeIn(at, `crime-0${n + 1}`))
    for (const card of cards.pack.cards.filter(({ city }) => city?.windows.includes('move'))) {
      const view: View = {
        ...laid(['academy', 'city-hall'], down),
        hand: [card.id],
        stage: { step: 'window', moment: { window: 'move', active: 0 }, asked: 0, passed: [], round: 0 },
      }
      const legal = legalActions(cards, view).filter(({ type }) => type === 'play')
      expect(meantBy(legal, []), card.id).toEqual(new Set(legal))
    }
  })
})

/** Everything that can be meant by pointing on from what was picked. */
function meantBy(legal: readonly Action[], picked: readonly Target[]): Set<Action> {
  const found = new Set<Action>()
  const now = actionAt(legal, picked)
  if (now) found.add(now)
  for (const target of picked.length < 3 ? targetsFor(legal, picked) : []) {
    const action = actionFor(legal, picked, target)
    if (action === 'more') meantBy(legal, [...picked, target]).forEach((one) => found.add(one))
    else if (action) found.add(action)
  }
  return found
}

describe('walking', () => {
  const stepsTo = (view: View, seat = 0): Record<string, number> =>
    Object.fromEntries(
      stepTargets(view, cards, seat).flatMap((target): [string, number][] =>
        target.kind === 'sector' ? [[target.sector, target.steps]] : [],
      ),
    )
  const stepsOf = (view: View, to: string) =>
    routeTo(view, cards, 0, to)?.map((action) => (action.type === 'step' ? action.to : action.type))

  test('JD-M1, JD-M2: two sectors far, over the river only by bridge', () => {
    expect(stepsTo(laid(['city-hall', 'academy']))).toEqual({
      'fun-pier': 1,
      'grandparent-stacks': 1,
      'wall-gate-nine': 1,
      'advert-canyon': 2,
      'bingo-cathedral': 2,
      resyk: 2,
      hospital: 2,
      'ugly-clinic': 2,
      'weather-yard': 2,
    })
  })

  test('JD-M5: no further than a Crime, unless an able Judge is there', () => {
    const crimes = [crimeIn('fun-pier'), crimeIn('grandparent-stacks', 'crime-26', { faceUp: true, perp: 'perp-01' })]
    expect(stepsTo(laid(['city-hall', 'academy'], crimes))).toEqual({
      'fun-pier': 1,
      'grandparent-stacks': 1,
      'wall-gate-nine': 1,
      'weather-yard': 2,
    })
    expect(stepsTo(laid(['city-hall', 'grandparent-stacks'], crimes))).toMatchObject({ hospital: 2, resyk: 2 })
  })

  test('JD-M5, JD-E2: the bound Judge walks nowhere, the Barneyed one past open Crimes', () => {
    const crimes = [crimeIn('city-hall'), crimeIn('fun-pier', 'crime-26', { faceUp: true, perp: 'perp-01' })]
    expect(stepsTo(laid(['city-hall', 'academy'], crimes))).toEqual({})
    expect(stepsTo(laid(['city-hall', 'academy'], crimes, { 0: { barneyed: true } }))).toMatchObject({ 'advert-canyon': 2 })
  })

  test('JD-M4, JD-R27: a Perp that is turned up on the way opens a window, so nobody walks past it in one go', () => {
    const crimes = [crimeIn('fun-pier')]
    expect(stepsTo(laid(['city-hall', 'academy'], crimes, { 0: { barneyed: true } }))).not.toHaveProperty('advert-canyon')
  })

  test('JD-I2: from Intensive Care to the Hospital only', () => {
    expect(stepsTo(laid(['hospital', 'academy'], [], { 0: { inCare: true } }))).toEqual({ hospital: 1 })
  })

  test('JD-R20: Blue Light lengthens the way, no step left is no way', () => {
    expect(stepsTo(laid(['city-hall', 'academy'], [], { 0: { strides: 3 } }))).toMatchObject({ 'grand-hall': 3 })
    expect(stepsTo(laid(['city-hall', 'academy'], [], { 0: { strides: 0 } }))).toEqual({})
  })

  test('of two ways the one past no Crime', () => {
    const open = (at: string) => crimeIn(at, 'crime-26', { faceUp: true, perp: 'perp-01' })
    expect(stepsOf(laid(['city-hall', 'grandparent-stacks'], [open('grandparent-stacks')]), 'resyk')).toEqual(['fun-pier', 'resyk'])
    expect(stepsOf(laid(['city-hall', 'fun-pier'], [open('fun-pier')]), 'resyk')).toEqual(['grandparent-stacks', 'resyk'])
    expect(stepsOf(laid(['city-hall', 'fun-pier']), 'academy')).toBeUndefined()
  })

  test('a target is the same however far it is', () => {
    expect(sameTarget(sector('resyk', 1), sector('resyk', 2))).toBe(true)
    expect(sameTarget(crime('resyk'), sector('resyk'))).toBe(false)
  })
})
