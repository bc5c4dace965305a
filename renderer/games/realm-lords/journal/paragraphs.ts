import type { Cause, EventType, RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import type { ParagraphId } from '../../../../shared/games/realm-lords/rulebook.ts'

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
    if (e.to.in === 'town') return 'RL-R21'
    if (e.from.in === 'town') return 'RL-T5'
    if (e.cause.by === 'sell') return 'RL-T4'
    return e.cause.by === 'drop' ? 'RL-R23' : 'RL-I3'
  },
  exhausted: 'RL-C5',
  readied: 'RL-V1',
  abilityUsed: 'RL-R17',
  healthChanged: (e) => trackParagraph('health', e.from, e.to, e.cause),
  energyChanged: (e) => trackParagraph('energy', e.from, e.to, e.cause),
  goldChanged: (e) => {
    if (e.lost > 0) return 'RL-R4'
    return e.to > e.from ? 'RL-C16' : 'RL-R18'
  },
  enemyMet: 'RL-C2',
  typeRolled: 'RL-R13',
  tested: 'RL-C4',
  weakened: 'RL-R15',
  looked: 'RL-R13',
  combatRoundBegan: 'RL-C6',
  engaged: (e) => (e.flee ? 'RL-C9' : 'RL-C8'),
  enemyRevealed: 'RL-C10',
  tacticChanged: 'RL-R9',
  stanceChanged: 'RL-R8',
  mirrored: 'RL-C12',
  combatRolled: 'RL-C12',
  bonusAdded: 'RL-R10',
  roundResolved: 'RL-C14',
  enemyHit: 'RL-R12',
  lossPrevented: 'RL-R12',
  enemyHealthChanged: 'RL-C15',
  fightEnded: (e) => (({ won: 'RL-C16', fled: 'RL-R7', defeated: 'RL-C17' }) as const)[e.how],
  lordFell: 'RL-W1',
  townEntered: 'RL-T1',
  levelGained: 'RL-E1',
  maximumRaised: 'RL-E4',
  doomRolled: 'RL-D1',
  doomMoved: (e) => (e.advanced || e.cause !== null ? 'RL-D1' : 'RL-R26'),
  ended: 'RL-W1',
} as const satisfies { readonly [T in EventType]: Find<T> }

function trackParagraph(track: 'health' | 'energy', from: number, to: number, { by }: Cause): ParagraphId {
  switch (by) {
    case 'heal':
      return 'RL-T2'
    case 'rest':
      return 'RL-T3'
    case 'recover':
      return 'RL-V1'
    case 'stance':
      return 'RL-C7'
    case 'level':
      return track === 'health' ? 'RL-E4' : 'RL-E3'
    default:
      return track === 'health' && to < from ? 'RL-C15' : 'RL-R17'
  }
}

/** The paragraph by which something happened. */
export function paragraphOf(event: RealmEvent): ParagraphId {
  const found = paragraphs[event.type] as Find<EventType>
  return typeof found === 'string' ? found : found(event)
}
