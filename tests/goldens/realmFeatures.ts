import type { Move, Step } from '../../shared/kernel/match.ts'
import { raises, type Action } from '../../shared/games/realm-lords/actions.ts'
import { defaultCards } from '../../shared/games/realm-lords/cards/defaultPack.ts'
import { tiers } from '../../shared/games/realm-lords/cards/schema.ts'
import type { RealmEvent } from '../../shared/games/realm-lords/events.ts'

const cards = defaultCards()

/** What a step shows of the game, each as a word: its action, its events, whose card or ability did something. */
export function realmFeaturesOf({ entries }: Step<unknown, { readonly type: string }>, move: Move<unknown> | null): string[] {
  const told = entries.flatMap((entry) => (entry.kind === 'told' ? [entry.event as RealmEvent] : []))
  return [...(move ? actionFeatures(move.action as Action) : []), ...told.flatMap(eventFeatures)]
}

function actionFeatures(action: Action): string[] {
  const own = `action ${action.type}`
  if (action.type === 'use') return [own, `use ${action.item}`]
  if (action.type === 'raise') return [own, `raise ${action.raise}`]
  if (action.type === 'engage') {
    const item = action.upkeep.by === 'item' ? [`use ${action.upkeep.item}`] : []
    return [own, `upkeep ${action.upkeep.by}`, action.flee ? 'flee' : action.tactic, ...item]
  }
  return [own]
}

function eventFeatures(event: RealmEvent): string[] {
  const out = [`event ${event.type}`]
  if ('cause' in event && event.cause) out.push(...causeFeatures(event.cause))
  if (event.type === 'enemyMet') out.push(`enemy ${event.enemy}`)
  if (event.type === 'heroTaken') out.push(`hero ${event.hero}`, `difficulty ${event.difficulty}`, ...(event.die ? ['random hero'] : []))
  if (event.type === 'typeRolled') out.push(`type ${event.enemyType}`)
  if (event.type === 'combatRolled') out.push(`footing ${event.footing}`)
  if (event.type === 'roundResolved') out.push(`result ${event.result}`)
  if (event.type === 'fightEnded') out.push(`fight ${event.how}`)
  if (event.type === 'ended') out.push(`outcome ${event.outcome.reason}`)
  if (event.type === 'tested') out.push(event.passed ? 'passed Test' : 'failed Test')
  return out
}

function causeFeatures(cause: Extract<RealmEvent, { cause: unknown }>['cause']): string[] {
  if (!cause) return []
  const by = cause.by
  if (by === 'item') return [`by ${cause.item}`]
  if (by === 'enemy') return [`by ${cause.enemy}`]
  if (by === 'town') return [`by ${cause.town}`]
  return [`by ${by}`]
}

/** Every kind of event and action, so that a new one is missed at once. */
const eventTypes: Readonly<Record<RealmEvent['type'], true>> = {
  mapLaid: true,
  heroTaken: true,
  startRolled: true,
  heroPlaced: true,
  doomSet: true,
  deckShuffled: true,
  roundBegan: true,
  phaseBegan: true,
  roadRolled: true,
  pointsGained: true,
  stepped: true,
  stopped: true,
  cubeMoved: true,
  cardMoved: true,
  exhausted: true,
  readied: true,
  abilityUsed: true,
  healthChanged: true,
  energyChanged: true,
  goldChanged: true,
  enemyMet: true,
  typeRolled: true,
  tested: true,
  weakened: true,
  looked: true,
  combatRoundBegan: true,
  engaged: true,
  enemyRevealed: true,
  tacticChanged: true,
  stanceChanged: true,
  mirrored: true,
  combatRolled: true,
  bonusAdded: true,
  roundResolved: true,
  enemyHit: true,
  lossPrevented: true,
  enemyHealthChanged: true,
  fightEnded: true,
  lordFell: true,
  townEntered: true,
  levelGained: true,
  maximumRaised: true,
  doomRolled: true,
  doomMoved: true,
  ended: true,
}

const actionTypes: Readonly<Record<Action['type'], true>> = {
  roll: true,
  step: true,
  stop: true,
  use: true,
  drop: true,
  ability: true,
  begin: true,
  engage: true,
  changeTactic: true,
  resolve: true,
  decline: true,
  wake: true,
  heal: true,
  rest: true,
  sell: true,
  buy: true,
  townAbility: true,
  swapCubes: true,
  orderItem: true,
  moveCube: true,
  leave: true,
  raise: true,
  finish: true,
}

/** Whose doing shows as the cause of an event: by enemies that do something at a moment, and by towns that do more than set a price. */
const enemies = tiers.flatMap((tier) => cards.pack.enemies[tier])
const active = enemies.filter((enemy) => enemy.ability && enemy.ability.when !== 'passive').map((enemy) => `by ${enemy.id}`)
const towns = cards.pack.towns.filter((town) => town.ability.kind !== 'sellBonus').map((town) => `by ${town.id}`)
/** Owned items whose effect is an event of its own. */
const owned = cards.pack.items.filter((item) => item.use === 'own' && ['regen', 'bounty'].includes(item.effect.kind))

/** All that the goldens must show between them. */
export const realmWanted: readonly string[] = [
  ...Object.keys(eventTypes).map((type) => `event ${type}`),
  ...Object.keys(actionTypes).map((type) => `action ${type}`),
  ...['doom', 'three-lords', 'death-lord'].map((reason) => `outcome ${reason}`),
  ...cards.pack.items
    .filter((item) => item.use !== 'own')
    .map((item) => (item.timing === 'doomPhase' ? `by ${item.id}` : `use ${item.id}`)),
  ...owned.map((item) => `by ${item.id}`),
  ...cards.pack.heroes.map((hero) => `hero ${hero.id}`),
  ...cards.pack.doom.difficulties.map((one) => `difficulty ${one.id}`),
  ...enemies.map((enemy) => `enemy ${enemy.id}`),
  ...active,
  ...towns,
  ...cards.pack.types.map((type) => `type ${type.id}`),
  ...raises.map((raise) => `raise ${raise}`),
  ...['none', 'energy', 'item'].map((by) => `upkeep ${by}`),
  ...['attack', 'defend', 'flee', 'random hero', 'by hero', 'passed Test', 'failed Test'],
  ...['even', 'countering', 'countered'].map((how) => `footing ${how}`),
  ...['hit', 'parried', 'escaped', 'missed'].map((result) => `result ${result}`),
  ...['won', 'fled', 'defeated'].map((how) => `fight ${how}`),
]
