import type { Move, Step } from '../../shared/kernel/match.ts'
import type { Action, Aim } from '../../shared/games/judge-dredd/actions.ts'
import { defaultCards } from '../../shared/games/judge-dredd/cards/defaultPack.ts'
import { windowIds } from '../../shared/games/judge-dredd/cards/schema.ts'
import type { DreddEvent, Fate } from '../../shared/games/judge-dredd/events.ts'

const cards = defaultCards()

type EventOf<Type extends DreddEvent['type']> = Extract<DreddEvent, { type: Type }>

/** What a step shows of the game, each as a word: its action, its events, which half of which card was played, how things ended. */
export function dreddFeaturesOf({ entries }: Step<unknown, { readonly type: string }>, move: Move<unknown> | null): string[] {
  const told = entries.flatMap((entry) => (entry.kind === 'told' ? [entry.event as DreddEvent] : []))
  return [...(move ? [`action ${(move.action as Action).type}`] : []), ...told.flatMap(eventFeatures)]
}

function eventFeatures(event: DreddEvent): string[] {
  return [`event ${event.type}`, ...detailsOf(event)]
}

/** What more there is to an event than its kind. */
function detailsOf(event: DreddEvent): string[] {
  switch (event.type) {
    case 'turnStartDealt':
      return [`players ${event.die.sides}`]
    case 'entered':
      return [`entered ${event.how}`]
    case 'moveEnded':
      return [`moveEnded ${event.why}`]
    case 'windowOpened':
      return [`window ${event.window}`]
    case 'cardPlayed':
      return [`${event.half} ${event.card}`, `aim ${event.aim.at}`]
    case 'attemptEnded':
      return [`fate ${event.fate}`]
    case 'joined':
      return [event.asked ? 'joined asked' : 'joined unasked']
    case 'packReshuffled':
      return [`reshuffled ${event.pack}`]
    case 'perpTurnedUp':
      return [`turned up by ${event.cause.by}`]
    case 'modified':
      return ['keep' in event.modifier ? `keep ${event.modifier.keep}` : `on ${event.modifier.on.side}`]
    case 'ended':
      return [`outcome ${event.outcome.reason}`]
    default:
      return []
  }
}

/** Every kind of event, action and detail, so that a new one is missed at once. */
const eventTypes: Readonly<Record<DreddEvent['type'], true>> = {
  turnStartDealt: true,
  packShuffled: true,
  packReshuffled: true,
  turnBegan: true,
  phaseBegan: true,
  entered: true,
  moveEnded: true,
  crimePlaced: true,
  perpPlaced: true,
  perpTurnedUp: true,
  crimeMoved: true,
  perpsSwapped: true,
  lastPerpPlaced: true,
  windowOpened: true,
  passed: true,
  windowClosed: true,
  cardPlayed: true,
  stridesChanged: true,
  barneyed: true,
  modified: true,
  cancelled: true,
  looked: true,
  peeked: true,
  cardsMoved: true,
  cardMoved: true,
  arrestDeclared: true,
  joined: true,
  declined: true,
  arrestRolled: true,
  attemptEnded: true,
  arrested: true,
  tookToCare: true,
  drawNamed: true,
  scored: true,
  duelDeclared: true,
  duelRolled: true,
  ended: true,
}
const actionTypes: Readonly<Record<Action['type'], true>> = {
  place: true,
  play: true,
  pass: true,
  step: true,
  stay: true,
  name: true,
  join: true,
  decline: true,
  discard: true,
  draw: true,
}
const fates: Readonly<Record<Fate, true>> = { arrested: true, standOff: true, unharmed: true, intensiveCare: true }
const ways: Readonly<Record<EventOf<'entered'>['how'], true>> = { placed: true, step: true, card: true, 'left-care': true, duel: true }
const ends: Readonly<Record<EventOf<'moveEnded'>['why'], true>> = { chose: true, bound: true, crime: true, spent: true, care: true }
const aims: Readonly<Record<Aim['at'], true>> = {
  none: true,
  fight: true,
  sector: true,
  judge: true,
  rival: true,
  crime: true,
  crimes: true,
}

/** All that the goldens must show between them. */
export const dreddWanted: readonly string[] = [
  ...Object.keys(eventTypes).map((type) => `event ${type}`),
  ...Object.keys(actionTypes).map((type) => `action ${type}`),
  ...Object.keys(fates).map((fate) => `fate ${fate}`),
  ...Object.keys(ways).map((how) => `entered ${how}`),
  ...Object.keys(ends).map((why) => `moveEnded ${why}`),
  ...Object.keys(aims).map((at) => `aim ${at}`),
  ...['points', 'duel'].map((reason) => `outcome ${reason}`),
  ...[2, 3, 4, 5, 6].map((players) => `players ${players}`),
  ...windowIds.map((window) => `window ${window}`),
  ...cards.pack.cards.flatMap((card) => [...(card.combat ? [`combat ${card.id}`] : []), ...(card.city ? [`city ${card.id}`] : [])]),
  ...['sectors', 'cards'].map((pack) => `reshuffled ${pack}`),
  ...['turned up by rule', 'turned up by card', 'joined asked', 'joined unasked'],
  ...['on judge', 'on perp', 'keep highest', 'keep lowest'],
]
