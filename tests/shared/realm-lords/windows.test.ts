import { describe, expect, test } from 'vitest'
import type { Action } from '../../../shared/games/realm-lords/actions.ts'
import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import type { Fight, Step } from '../../../shared/games/realm-lords/state.ts'
import { recordingTable } from '../../../shared/kernel/table.ts'
import { cards, game, plan, realm, type Laid } from './support/index.ts'

/*
 * Every window against every item: a hero who carries just that item, hurt and tired, in a state of the window in which
 * all that could help would change something.
 */
type Window = Exclude<Step, 'over'> | 'before the enemy'

const hurt = () => realm().with({ health: 1, energy: 0, gold: 9, exp: ['green'] })
const round = (options: Partial<Fight> = {}) => hurt().fight('moss-backed-troll', { last: 'melee', round: 2, ...options })
const source = { from: 'hit', stance: 'ranged', planned: 'melee' } as const
const countered = { plan: plan('melee'), enemy: 'ranged' } as const

const windows: Record<Window, (fight?: Partial<Fight>) => Laid> = {
  depart: () => hurt(),
  walk: () => hurt().stage('walk', { dice: [1], kept: 1, points: 1, left: 1 }),
  'before the enemy': (fight) =>
    hurt()
      .fight('the-death-lord', { round: 0, ...fight })
      .stage('before', { awaits: 'enemy' }),
  before: (fight) => round({ round: 0, last: null, ...fight }).stage('before', { awaits: 'hero' }),
  stance: (fight) => round(fight),
  revealed: (fight) => round(fight).stage('revealed', countered),
  /* Melee 2 with dice of 2 and 2 against ranged 8: a 6 is needed, the Pennant reaches it. */
  rolled: (fight) => round(fight).stage('rolled', { ...countered, roll: { dice: [2, 2, 6], kept: [0, 1], bonus: 0, rerolls: 0 } }),
  landed: (fight) => round(fight).stage('landed', { plan: plan('melee'), damage: 1 }),
  harm: (fight) => round(fight).stage('harm', { source, amount: 1 }),
  falling: (fight) => round(fight).with({ health: 0 }).stage('falling', { source }),
  struck: (fight) => round(fight).stage('struck', { source }),
  wake: () =>
    hurt()
      .with({ health: 0 })
      .stage('wake', { towns: [0, 8] }),
  trade: () => hurt().at('m03-left').stage('trade', { town: 'ryns-rest', first: true, usedAbility: false }),
  experience: () => hurt().stage('experience'),
  doom: () =>
    hurt()
      .with({ doom: { clock: 5, tick: 4 } })
      .stage('doom', { dice: [3, 3] }),
}

const draughts = ['healing-draught', 'honeyed-oatcake', 'vigor-tonic']
const usable: Record<Window, string[]> = {
  depart: draughts,
  walk: [...draughts, 'folded-road-map'],
  'before the enemy': draughts,
  before: ['throwing-hatchets', 'binding-bolas', 'hexing-dirk', ...draughts, 'seers-lens'],
  stance: ['shadow-cowl', 'poise-bracers', ...draughts, 'smoke-pellet'],
  revealed: ['mirror-shield', 'quickturn-gloves', ...draughts],
  rolled: ['feinting-rapier', 'lucky-knucklebone', 'battle-pennant'],
  landed: ['barbed-glaive'],
  harm: ['quilted-coat', 'ringmail-hauberk', 'oaken-buckler', 'tower-pavise'],
  falling: ['phoenix-ash'],
  struck: ['spiked-targe'],
  wake: [],
  trade: draughts,
  experience: draughts,
  doom: ['hourglass-shard'],
}

const all = cards.pack.items.map(({ id }) => id)
const names = Object.keys(windows) as Window[]
const uses = (action: Action, item: string) =>
  (action.type === 'use' && action.item === item) ||
  (action.type === 'engage' && action.upkeep.by === 'item' && action.upkeep.item === item)
const usableIn = (window: Window, turned = false, fight: Partial<Fight> = {}) =>
  all.filter((item) => {
    const laid = windows[window](fight)
    return (turned ? laid.exhausted(item) : laid.items(item)).legal().some((action) => uses(action, item))
  })
const ofUse = (items: readonly string[], ...kinds: string[]) => items.filter((item) => kinds.includes(cards.item(item).use))

describe('when an item may be used', () => {
  test.each(names)(`R-RULE-1, RL-I3, RL-I4: at "%s", over all ${all.length} items`, (window) => {
    expect(usableIn(window)).toEqual(usable[window])
  })

  test.each(names)('RL-C5: at "%s" no item that is exhausted', (window) => {
    expect(ofUse(usableIn(window, true), 'exhaust')).toEqual([])
  })

  test.each(names.filter((window) => 'fight' in windows[window]().state().stage))(
    'RL-C5, RL-R14: at "%s" with the one exhaust used up only what is discarded',
    (window) => {
      expect(usableIn(window, false, { exhausted: true })).toEqual(ofUse(usable[window], 'discard'))
    },
  )

  test('R-RULE-1, RL-I3: every item that is not simply owned has its window, and owned ones have none', () => {
    const somewhere = new Set(Object.values(usable).flat())
    expect(all.filter((item) => !somewhere.has(item))).toEqual(ofUse(all, 'own'))
  })

  test.each(names)('RL-R23: at "%s" items may be dropped exactly outside combat', (window) => {
    const peaceful = ['depart', 'walk', 'trade', 'experience'].includes(window)
    const dropped = all.filter((item) =>
      windows[window]()
        .items(item)
        .legal()
        .some((action) => action.type === 'drop'),
    )
    expect(dropped).toEqual(peaceful ? all : [])
  })

  test.each(names)('R-RULE-2: at "%s" there is something to do, each action once, with all items and with none', (window) => {
    for (const items of [[], all]) {
      const legal = windows[window]()
        .items(...items)
        .legal()
        .map((action) => JSON.stringify(action))
      expect(legal.length).toBeGreaterThan(0)
      expect(new Set(legal).size).toBe(legal.length)
    }
  })
})

describe('what using an item costs', () => {
  const cases = names.flatMap((window) => usable[window].map((item) => ({ window, item })))

  test.each(cases)('RL-I3, RL-C5: $item at "$window" is turned or leaves the game, as its card says', ({ window, item }) => {
    const laid = windows[window]().items(item)
    const action = laid.legal().find((one) => uses(one, item))!
    const table = recordingTable<RealmEvent>(() => 3)
    game.apply(laid.state(), 0, action, table)
    const told = table.entries.flatMap(({ kind, ...entry }) => (kind === 'told' && 'event' in entry ? [entry.event] : []))
    const spent = told.flatMap((event) =>
      event.type === 'exhausted' || (event.type === 'cardMoved' && event.to.in === 'gone') ? [[event.type, event.item]] : [],
    )
    expect(spent).toEqual([[cards.item(item).use === 'discard' ? 'cardMoved' : 'exhausted', item]])
  })
})
