import type { Cause, EventType, RealmEvent, RuleCause } from '../../../../shared/games/realm-lords/events.ts'
import type { ParagraphId } from '../../../../shared/games/realm-lords/rulebook.ts'
import { cards } from '../cards.ts'

type Find<T extends EventType> = ParagraphId | ((event: Extract<RealmEvent, { type: T }>) => ParagraphId)

/** By which paragraph each kind of event happened. */
const paragraphs = {
  mapLaid: 'RL-S1',
  heroTaken: 'RL-S2',
  startRolled: 'RL-S2',
  heroPlaced: (e) => (e.cause.by === 'setup' ? 'RL-S2' : 'RL-R19'),
  doomSet: 'RL-S4',
  deckShuffled: 'RL-S6',
  roundBegan: 'RL-P1',
  phaseBegan: 'RL-P1',
  roadRolled: 'RL-M1',
  pointsGained: 'RL-R5',
  stepped: 'RL-M1',
  stopped: 'RL-R5',
  cubeMoved: (e) => {
    if (e.to.in === 'exp') return 'RL-C16'
    if (e.from.in === 'enemy') return 'RL-R7'
    if (e.from.in === 'map' && e.to.in === 'map') return 'RL-T8'
    return e.from.in === 'track' && e.to.in === 'track' ? 'RL-T12' : 'RL-C2'
  },
  cardMoved: (e) => {
    if (e.cause.by === 'setup') return 'RL-S6'
    if (e.to.in === 'town') return e.cause.by === 'town' ? 'RL-T11' : 'RL-R21'
    if (e.from.in === 'town') return 'RL-T5'
    if (e.cause.by === 'sell') return 'RL-T4'
    return e.cause.by === 'drop' ? 'RL-R23' : 'RL-I3'
  },
  exhausted: 'RL-C5',
  readied: 'RL-V1',
  abilityUsed: 'RL-R17',
  healthChanged: (e) => changeParagraph('health', e.cause),
  energyChanged: (e) => changeParagraph('energy', e.cause),
  goldChanged: (e) => (e.lost > 0 ? 'RL-R4' : changeParagraph('gold', e.cause)),
  enemyMet: 'RL-C2',
  typeRolled: 'RL-R13',
  tested: 'RL-C4',
  weakened: 'RL-C3',
  looked: 'RL-R13',
  combatRoundBegan: 'RL-C6',
  engaged: (e) => (e.flee ? 'RL-C9' : 'RL-C8'),
  enemyRevealed: 'RL-C10',
  tacticChanged: 'RL-R9',
  stanceChanged: 'RL-R8',
  mirrored: 'RL-R10',
  combatRolled: 'RL-C12',
  bonusAdded: 'RL-R10',
  roundResolved: 'RL-C14',
  enemyHit: 'RL-R12',
  lossPrevented: 'RL-R12',
  enemyHealthChanged: (e) => (e.cause.by === 'enemy' ? 'RL-R12' : 'RL-C15'),
  fightEnded: (e) => (({ won: 'RL-C16', fled: 'RL-R7', defeated: 'RL-C17' }) as const)[e.how],
  lordFell: 'RL-W1',
  townEntered: 'RL-T1',
  levelGained: 'RL-E1',
  maximumRaised: 'RL-E4',
  doomRolled: 'RL-D1',
  doomMoved: (e) => (e.advanced ? 'RL-D1' : 'RL-R26'),
  ended: (e) => (e.outcome.reason === 'doom' ? 'RL-D1' : 'RL-W1'),
} as const satisfies { readonly [T in EventType]: Find<T> }

type Changing = 'health' | 'energy' | 'gold'

/** By which paragraph a rule changes what the hero has. */
const byRule: Partial<Readonly<Record<RuleCause, ParagraphId>>> = {
  hit: 'RL-C15',
  victory: 'RL-C16',
  stance: 'RL-C7',
  tactic: 'RL-C10',
  heal: 'RL-T2',
  rest: 'RL-T3',
  sell: 'RL-T4',
  buy: 'RL-T5',
  recover: 'RL-V1',
}
const byLevel = { health: 'RL-E4', energy: 'RL-E3', gold: 'RL-E1' } as const
const byTown = { health: 'RL-T9', energy: 'RL-T10', gold: 'RL-T12' } as const

function changeParagraph(what: Changing, cause: Cause): ParagraphId {
  switch (cause.by) {
    case 'enemy':
      return 'RL-R12'
    case 'town':
      return byTown[what]
    case 'level':
      return byLevel[what]
    case 'hero':
      return what === 'gold' ? 'RL-C16' : 'RL-R17'
    case 'item':
      return what === 'gold' ? 'RL-C16' : itemParagraph(cause.item)
    case 'defeat':
      return what === 'gold' ? 'RL-R18' : 'RL-C17'
    default:
      return byRule[cause.by] ?? 'RL-R17'
  }
}

/** A draught is drunk, Phoenix Ash turns a defeat, a robe works in Recover. */
function itemParagraph(item: string): ParagraphId {
  const { kind } = cards.item(item).effect
  if (kind === 'regen') return 'RL-V1'
  return kind === 'revive' ? 'RL-R12' : 'RL-R27'
}

/** The paragraph by which something happened. */
export function paragraphOf(event: RealmEvent): ParagraphId {
  const found = paragraphs[event.type] as Find<EventType>
  return typeof found === 'string' ? found : found(event)
}
