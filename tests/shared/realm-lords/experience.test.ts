import { describe, expect, test } from 'vitest'
import type { Action, Raise } from '../../../shared/games/realm-lords/actions.ts'
import type { Cube } from '../../../shared/games/realm-lords/cards/schema.ts'
import { levelCost, payments, settlement } from '../../../shared/games/realm-lords/phases/experience.ts'
import { cards, drop, finish, plan, realm, resolve, use, type Laid } from './support/index.ts'

const letters: Record<string, Cube> = { g: 'green', y: 'yellow', b: 'blue', r: 'red' }
/** Cubes by their first letters: `ggb`. */
const cubes = (word: string) => [...word].map((letter) => letters[letter]!)
const word = (list: readonly Cube[]) => list.map((cube) => cube[0]).join('')

/** In the Experience phase with a level and cubes: unspent ones and a spent pool. */
const at = (level: number, exp: string, spent = '') =>
  realm()
    .with({ level, exp: cubes(exp), spent: cubes(spent) })
    .stage('experience')
const raise = (what: Raise, pay: string): Action => ({ type: 'raise', raise: what, pay: cubes(pay) })
const raises = (legal: readonly Action[]) =>
  legal.flatMap((action) => (action.type === 'raise' ? [`${action.raise} ${word(action.pay)}`] : []))
const offers = (laid: Laid) => [...new Set(raises(laid.legal()).map((offer) => offer.split(' ')[0]))]

describe('levels', () => {
  test.each([0, 1, 2, 3, 9, 20])('RL-E1: from level %i the next costs its number, for a scholar 1 less, never below 1', (level) => {
    const costs = ['corvin-ashlatch', 'hesper-vane'].map((hero) => levelCost(cards, { hero, level }))
    expect(costs).toEqual([level + 1, Math.max(1, level)])
  })

  test.each([
    { title: 'green is worth 1', cost: 1, exp: 'g', ways: ['g'] },
    { title: 'yellow is worth 2', cost: 2, exp: 'y', ways: ['y'] },
    { title: 'blue is worth 3', cost: 3, exp: 'b', ways: ['b'] },
    { title: 'red is worth 4', cost: 4, exp: 'r', ways: ['r'] },
    { title: 'too little is no way', cost: 5, exp: 'ggy', ways: [] },
    { title: 'cubes of one colour are alike', cost: 2, exp: 'ggg', ways: ['gg'] },
    { title: 'none of the cubes could be left out', cost: 3, exp: 'ggbr', ways: ['b', 'r'] },
    { title: 'every way once', cost: 3, exp: 'gggyyb', ways: ['ggg', 'gy', 'yy', 'b'] },
    { title: 'overpaying with small cubes', cost: 5, exp: 'gyybr', ways: ['gyy', 'gr', 'yb', 'yr', 'br'] },
    { title: 'a cube that could be left out is not in the way', cost: 4, exp: 'gbr', ways: ['gb', 'r'] },
  ])('RL-R25: $title', ({ cost, exp, ways }) => {
    expect(payments(cubes(exp), cost).map(word)).toEqual(ways)
  })

  test('RL-R25: every payment reaches its cost and spares nothing, over all small purses', () => {
    const worth: Record<Cube, number> = { green: 1, yellow: 2, blue: 3, red: 4 }
    const total = (list: readonly Cube[]) => list.reduce((sum, cube) => sum + worth[cube], 0)
    const amounts = [0, 1, 2, 3]
    const purses = amounts.flatMap((g) =>
      amounts.flatMap((y) =>
        amounts.flatMap((b) => amounts.map((r) => cubes('g'.repeat(g) + 'y'.repeat(y) + 'b'.repeat(b) + 'r'.repeat(r)))),
      ),
    )
    const wrong = purses.flatMap((purse) =>
      [1, 3, 4, 7, 8].flatMap((cost) => {
        const ways = payments(purse, cost)
        const fits = ways.every((way) => total(way) >= cost && way.every((cube) => total(way) - worth[cube] < cost))
        const once = new Set(ways.map(word)).size === ways.length
        return fits && once && ways.length > 0 === total(purse) >= cost ? [] : [[word(purse), cost]]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('RL-E1, RL-R25: one after another as long as they can be paid; the rest is kept', () => {
    const after = at(0, 'gyg').play([raise('melee', 'g'), raise('magic', 'y')])
    expect(after.of('level', 'exp', 'tracks')).toEqual({
      level: 2,
      exp: ['green'],
      tracks: { ranged: [], melee: ['green'], magic: ['yellow'] },
    })
    expect(after.legal).toEqual([finish])
  })

  test('RL-E1: the phase is over when the player says so', () => {
    const after = at(0, 'gg').play([finish], { doom: [1, 1] })
    expect(after.of('level', 'exp', 'stage')).toEqual({ level: 0, exp: ['green', 'green'], stage: { step: 'depart' } })
  })

  test('RL-E1: with nothing to pay it is over at once', () => {
    const after = realm()
      .with({ level: 3, exp: cubes('b') })
      .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
      .play([{ type: 'stop' }], [1, 1])
    expect(after.state.stage.step).toBe('depart')
  })

  test('RL-R25: the payment that loses least is offered first, then the one of fewest cubes', () => {
    expect(raises(at(2, 'ggyr').legal()).slice(0, 3)).toEqual(['ranged gy', 'ranged r', 'melee gy'])
    expect(raises(at(1, 'ggb').legal()).slice(0, 2)).toEqual(['ranged gg', 'ranged b'])
    expect(raises(at(1, 'ggy').legal()).slice(0, 2)).toEqual(['ranged y', 'ranged gg'])
    expect(raises(at(1, 'gb', 'g').legal()).slice(0, 1)).toEqual(['ranged b'])
  })

  test('RL-R27, RL-R23: draughts and drops in the phase', () => {
    const laid = at(0, 'g').with({ health: 1 }).items('healing-draught')
    expect(laid.legal().slice(-3)).toEqual([finish, use('healing-draught'), drop('healing-draught')])
    expect(laid.play([use('healing-draught')]).state).toMatchObject({ health: 4, stage: { step: 'experience' } })
  })
})

describe('change', () => {
  const settled = (
    raise: Raise,
    pay: string,
    cost: number,
    spent = '',
    markers: { health: Cube | null; energy: Cube | null } = { health: null, energy: null },
  ) => {
    const { marker, pool, change, lost } = settlement({ exp: cubes(pay), spent: cubes(spent), markers }, raise, cubes(pay), cost)
    return { marker, pool: word(pool), change: word(change), lost }
  }
  const marked = { health: 'green', energy: 'green' } as const

  test.each([
    { title: 'the exact price', args: ['melee', 'yg', 3], settled: { marker: 'yellow', pool: 'g', change: '', lost: 0 } },
    { title: 'the largest cube marks the raise', args: ['magic', 'gyb', 6], settled: { marker: 'blue', pool: 'gy', change: '', lost: 0 } },
    { title: 'without spent cubes the rest is lost', args: ['melee', 'r', 1], settled: { marker: 'red', pool: '', change: '', lost: 3 } },
    { title: 'the rest comes from the pool', args: ['melee', 'r', 1, 'b'], settled: { marker: 'red', pool: '', change: 'b', lost: 0 } },
    {
      title: 'largest fitting cube first',
      args: ['melee', 'r', 1, 'gggyb'],
      settled: { marker: 'red', pool: 'gggy', change: 'b', lost: 0 },
    },
    { title: 'then the next', args: ['melee', 'r', 1, 'gggy'], settled: { marker: 'red', pool: 'gg', change: 'yg', lost: 0 } },
    { title: 'as much as there is', args: ['melee', 'r', 1, 'g'], settled: { marker: 'red', pool: '', change: 'g', lost: 2 } },
    { title: 'a cube too large is no change', args: ['melee', 'b', 1, 'br'], settled: { marker: 'blue', pool: 'rb', change: '', lost: 2 } },
    {
      title: 'the largest, even beside smaller ones that fit too',
      args: ['melee', 'r', 1, 'yyb'],
      settled: { marker: 'red', pool: 'yy', change: 'b', lost: 0 },
    },
    { title: 'health marks its first raise', args: ['health', 'y', 2], settled: { marker: 'yellow', pool: '', change: '', lost: 0 } },
    {
      title: 'and no later one: every cube joins the pool',
      args: ['health', 'y', 2, '', marked],
      settled: { marker: null, pool: 'y', change: '', lost: 0 },
    },
    { title: 'energy alike', args: ['energy', 'b', 2, 'g', marked], settled: { marker: null, pool: 'b', change: 'g', lost: 0 } },
    {
      title: 'a stat marks every raise',
      args: ['melee', 'y', 2, '', marked],
      settled: { marker: 'yellow', pool: '', change: '', lost: 0 },
    },
    {
      title: 'of two cubes paid the smaller cannot come back',
      args: ['melee', 'yy', 3],
      settled: { marker: 'yellow', pool: 'y', change: '', lost: 1 },
    },
  ] as { title: string; args: Parameters<typeof settled>; settled: ReturnType<typeof settled> }[])(
    'RL-E1, RL-R25: $title',
    ({ args, settled: expected }) => {
      expect(settled(...args)).toEqual(expected)
    },
  )

  test('RL-E1: each cube that moves is told, and what is lost', () => {
    const after = at(0, 'r', 'y').play([raise('melee', 'r')])
    expect(after.events).toEqual([
      { type: 'levelGained', level: 1, raise: 'melee', cost: 1, paid: ['red'], change: ['yellow'], lost: 1 },
      { type: 'cubeMoved', cube: 'red', from: { in: 'exp' }, to: { in: 'track', raise: 'melee' }, cause: { by: 'level' } },
      { type: 'cubeMoved', cube: 'yellow', from: { in: 'spent' }, to: { in: 'exp' }, cause: { by: 'change' } },
    ])
    expect(after.of('exp', 'spent')).toEqual({ exp: ['yellow'], spent: [] })
  })

  test('RL-R25: change may buy the next level', () => {
    const after = at(0, 'b', 'y').play([raise('melee', 'b'), raise('ranged', 'y')])
    expect(after.of('level', 'exp', 'spent')).toEqual({ level: 2, exp: [], spent: [] })
  })

  test('RL-R25: cubes are never lost or made: what there was is on the tracks, unspent or in the pool', () => {
    const after = at(3, 'gyybr', 'ggy').play([raise('health', 'r'), raise('energy', 'yb')])
    const { tracks, markers, exp, spent } = after.state
    const all = [...Object.values(tracks).flat(), ...Object.values(markers).filter((cube) => cube !== null), ...exp, ...spent]
    expect(word(all.sort())).toBe(word(cubes('gyybrggy').sort()))
  })

  test('RL-R25: cubes are not exchanged at any other time', () => {
    expect(
      new Set(
        at(0, 'yyrr', 'gggg')
          .legal()
          .map(({ type }) => type),
      ),
    ).toEqual(new Set(['raise', 'finish']))
  })
})

describe('the three kinds of raise', () => {
  test.each(['ranged', 'melee', 'magic'] as const)('RL-E2: a cube on %s raises its modifier by 1', (stance) => {
    const after = at(0, 'g').play([raise(stance, 'g')])
    expect(after.state.tracks[stance]).toEqual(['green'])
    const rolled = realm()
      .tracks({ [stance]: 1 })
      .fight('hollow-scarecrow')
      .stage('revealed', { plan: plan(stance), enemy: stance })
      .play([resolve], [1, 1])
    expect(rolled.told('combatRolled')[0]?.sum.modifier).toBe(cards.hero('corvin-ashlatch')[stance].mod + 1)
  })

  test('RL-E3: energy: the maximum and the energy rise by 2, the first time with a marker', () => {
    const after = at(0, 'gy')
      .with({ energy: 1 })
      .play([raise('energy', 'g'), raise('energy', 'y')])
    expect(after.of('energy', 'maxEnergy', 'markers', 'spent')).toEqual({
      energy: 5,
      maxEnergy: 8,
      markers: { health: null, energy: 'green' },
      spent: ['yellow'],
    })
    expect(after.told('maximumRaised', 'energyChanged')).toEqual([
      { type: 'maximumRaised', of: 'energy', to: 6 },
      { type: 'energyChanged', from: 1, to: 3, cause: { by: 'level' } },
      { type: 'maximumRaised', of: 'energy', to: 8 },
      { type: 'energyChanged', from: 3, to: 5, cause: { by: 'level' } },
    ])
  })

  test('RL-E4: health: the maximum and the health rise by 1, the first time with a marker', () => {
    const after = at(0, 'gy')
      .with({ health: 2 })
      .play([raise('health', 'g'), raise('health', 'y')])
    expect(after.of('health', 'maxHealth', 'markers', 'spent')).toEqual({
      health: 4,
      maxHealth: 7,
      markers: { health: 'green', energy: null },
      spent: ['yellow'],
    })
  })

  test.each([
    { title: 'below every end all five', laid: at(0, 'g'), offered: ['ranged', 'melee', 'magic', 'health', 'energy'] },
    { title: 'five cubes fill a stat', laid: at(0, 'g').tracks({ melee: 5, magic: 4 }), offered: ['ranged', 'magic', 'health', 'energy'] },
    { title: 'health ends at 10', laid: at(0, 'g').with({ maxHealth: 10 }), offered: ['ranged', 'melee', 'magic', 'energy'] },
    {
      title: 'a raise from 9 energy would pass 10',
      laid: at(0, 'g').with({ maxEnergy: 9 }),
      offered: ['ranged', 'melee', 'magic', 'health'],
    },
    {
      title: 'a raise from 8 energy does not',
      laid: at(0, 'g').with({ maxEnergy: 8, maxHealth: 9 }),
      offered: ['ranged', 'melee', 'magic', 'health', 'energy'],
    },
    {
      title: 'with every track full nothing is left',
      laid: at(0, 'gggg').tracks({ melee: 5, magic: 5, ranged: 5 }).with({ maxHealth: 10, maxEnergy: 10 }),
      offered: [],
    },
  ])('RL-R4: $title', ({ laid, offered }) => {
    expect(offers(laid)).toEqual(offered)
  })
})
