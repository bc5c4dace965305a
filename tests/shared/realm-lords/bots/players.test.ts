import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import { playerOf, type Player } from '../../../../shared/games/realm-lords/bots/index.ts'
import { legalActions } from '../../../../shared/games/realm-lords/game.ts'
import type { FightView, View } from '../../../../shared/games/realm-lords/state.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { same } from '../../../../shared/kernel/plain.ts'
import { silentTable } from '../../../../shared/kernel/table.ts'
import { cards, carrying, fightWith, game, planWith, viewWith } from '../odds/table.ts'

/** Plays a match and gives its choices, and its outcome. The view is frozen: a player only looks. */
function played(player: Player, seed: number, difficulty: string): { choices: Action[]; won: boolean } {
  const table = silentTable(fastChance(seed))
  const own = fastChance(seed + 1)
  const state = game.setup({ hero: 'random', difficulty }, table)
  const choices: Action[] = []
  while (game.waitingFor(state).length) {
    const legal = game.legalActions(state, 0)
    const choice = player(frozen(game.view(state, 0)), legal, own)
    if (!legal.some((one) => same(one, choice))) throw new Error(`${JSON.stringify(choice)} at ${state.stage.step}`)
    choices.push(choice)
    game.apply(state, 0, choice, table)
  }
  return { choices, won: game.outcome(state)!.winners.length > 0 }
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) frozen(member)
    Object.freeze(value)
  }
  return value
}

describe('a match by the greedy player', () => {
  test('what it remembers of other matches changes no choice', () => {
    const old = playerOf('greedy', cards)
    for (const seed of [1, 2]) played(old, seed, 'knight')
    expect(played(old, 3, 'champion').choices).toEqual(played(playerOf('greedy', cards), 3, 'champion').choices)
  })

  test('it wins at least a third of 12 Squire campaigns, where the random player wins none', () => {
    const wins = (level: 'greedy' | 'random') => {
      const player = playerOf(level, cards)
      return Array.from({ length: 12 }, (_, seed) => played(player, 100 + seed, 'squire')).filter(({ won }) => won).length
    }
    expect(wins('greedy')).toBeGreaterThanOrEqual(4)
    expect(wins('random')).toBe(0)
  })
})

describe('what the greedy player does', () => {
  const choose = (view: View): Action => playerOf('greedy', cards)(view, legalActions(cards, view), fastChance(1))
  const archer = (changes: Partial<View>): View => viewWith('tamsin-wharrow', changes)
  const stance = (changes: Partial<FightView>): View['stage'] => ({ step: 'stance', fight: fightWith('hollow-scarecrow', changes) })

  test.each<[string, View, object]>([
    [
      'attacks by what counters the card it has looked at',
      archer({ stage: stance({ top: 'S2' }) }),
      { type: 'engage', stance: 'ranged', tactic: 'attack' },
    ],
    [
      'attacks by what counters the only stance left',
      archer({
        tracks: { ranged: [], melee: ['green'], magic: [] },
        stage: stance({ left: ['S6'], drawn: ['S1', 'S2', 'S3', 'S4', 'S5'] }),
      }),
      { type: 'engage', stance: 'melee' },
    ],
    [
      'looks before combat, since it costs nothing',
      archer({ stage: { step: 'before', fight: fightWith('bog-nipper', { round: 0 }), awaits: 'hero' } }),
      { type: 'ability' },
    ],
    [
      'adds the Battle Pennant when that makes a hit',
      archer({
        items: carrying('battle-pennant'),
        stage: {
          step: 'rolled',
          fight: fightWith('bog-nipper'),
          plan: planWith({ stance: 'ranged' }),
          enemy: 'ranged',
          roll: { dice: [1, 2], kept: [0, 1], bonus: 0, rerolls: 0 },
        },
      }),
      { type: 'use', item: 'battle-pennant' },
    ],
    [
      'does not roll a hit again',
      archer({
        items: carrying('lucky-knucklebone'),
        stage: {
          step: 'rolled',
          fight: fightWith('bog-nipper'),
          plan: planWith({ stance: 'ranged' }),
          enemy: 'ranged',
          roll: { dice: [3, 4], kept: [0, 1], bonus: 0, rerolls: 0 },
        },
      }),
      { type: 'decline' },
    ],
    [
      'takes the smaller shield when it is enough',
      archer({
        items: carrying('tower-pavise', 'oaken-buckler'),
        stage: { step: 'harm', fight: fightWith('bog-nipper'), source: { from: 'hit', stance: 'melee', planned: 'melee' }, amount: 1 },
      }),
      { type: 'use', item: 'oaken-buckler' },
    ],
    [
      'takes the greater shield against a deadly hit',
      archer({
        health: 2,
        items: carrying('tower-pavise', 'oaken-buckler'),
        stage: { step: 'harm', fight: fightWith('tusked-reaver'), source: { from: 'hit', stance: 'melee', planned: 'melee' }, amount: 3 },
      }),
      { type: 'use', item: 'tower-pavise' },
    ],
    [
      'lets no doom come that an Hourglass Shard keeps away',
      archer({ items: carrying('hourglass-shard'), stage: { step: 'doom', dice: [6, 6] } }),
      { type: 'use' },
    ],
    [
      'drinks before a blow of a lord that would fell it',
      archer({
        health: 2,
        items: carrying('healing-draught'),
        stage: {
          step: 'revealed',
          fight: fightWith('harkemond-the-ember-lord', { cube: 'red', health: 2 }),
          plan: planWith({ stance: 'ranged' }),
          enemy: 'ranged',
        },
      }),
      { type: 'use', item: 'healing-draught' },
    ],
    [
      'raises its main stat first',
      archer({ exp: ['green'], stage: { step: 'experience' } }),
      { type: 'raise', raise: 'ranged', pay: ['green'] },
    ],
    [
      'waits rather than waste a blue cube on the first level',
      archer({ exp: ['blue'], stage: { step: 'experience' } }),
      { type: 'finish' },
    ],
  ])('%s', (_, view, expected) => expect(choose(view)).toMatchObject(expected))

  describe('RL-T1 … RL-T12: in a town', () => {
    const visit = (town: string, changes: Partial<View>, goods: string[] = []): View => {
      const view = archer({})
      const towns = { ...view.towns, [town]: { goods, visited: true } }
      return { ...view, towns, stage: { step: 'trade', town, first: false, usedAbility: false }, ...changes }
    }
    test.each<[string, View, object]>([
      [
        'buys the bow that suits it',
        visit('windhome', { gold: 10 }, ['skyglass-staff', 'greyfeather-longbow']),
        { type: 'buy', item: 'greyfeather-longbow' },
      ],
      ['takes what is free first', visit('ryns-rest', { gold: 10, health: 2 }), { type: 'townAbility' }],
      ['heals when there is nothing to buy', visit('windhome', { gold: 3, health: 2 }), { type: 'heal' }],
      ['leaves when there is nothing to do', visit('windhome', { gold: 3 }), { type: 'leave' }],
      [
        'sells a bow to make room for a better one',
        visit('windhome', { gold: 20, items: carrying('ashwood-bow', 'hazel-wand') }, ['greyfeather-longbow']),
        { type: 'sell', item: 'hazel-wand' },
      ],
    ])('%s', (_, view, expected) => expect(choose(view)).toMatchObject(expected))
  })
})

describe('what the random player does', () => {
  const random = playerOf('random', cards)
  const tally = (legal: readonly Action[], of: (action: Action) => string) => {
    const chance = fastChance(5)
    const counts: Record<string, number> = {}
    for (let n = 0; n < 8400; n++) {
      const kind = of(random(viewWith('tamsin-wharrow'), legal, chance))
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    return counts
  }
  test('kinds are equally likely, but a drop is twenty times and a sale four times rarer', () => {
    const counts = tally(
      [{ type: 'leave' }, { type: 'heal' }, { type: 'sell', item: 'a' }, { type: 'sell', item: 'b' }, { type: 'drop', item: 'a' }],
      (action) => action.type,
    )
    const expected = { leave: 20, heal: 20, sell: 5, drop: 1 }
    for (const [kind, weight] of Object.entries(expected)) {
      const mean = (8400 * weight) / 46
      expect(Math.abs((counts[kind] ?? 0) - mean), kind).toBeLessThan(5 * Math.sqrt(mean))
    }
  })
  test('within a kind every action is', () => {
    const counts = tally(
      [0, 1, 2].map((to) => ({ type: 'step', to })),
      (action) => JSON.stringify(action),
    )
    for (const count of Object.values(counts)) expect(Math.abs(count - 2800)).toBeLessThan(5 * Math.sqrt(2800))
  })
})
