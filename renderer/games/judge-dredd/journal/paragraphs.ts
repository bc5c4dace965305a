import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { ParagraphId } from '../../../../shared/games/judge-dredd/rulebook.ts'

type EventType = DreddEvent['type']
/** `turn`: 0 is the set-up. */
type Find<T extends EventType> = ParagraphId | ((event: Extract<DreddEvent, { type: T }>, turn: number) => ParagraphId)

/** By which paragraph each kind of event happened. */
const paragraphs = {
  turnStartDealt: 'JD-S1',
  packShuffled: 'JD-R3',
  packReshuffled: (e) => (e.pack === 'cards' ? 'JD-R23' : 'JD-R3'),
  turnBegan: 'JD-T1',
  phaseBegan: 'JD-T1',
  entered: (e) => {
    // Out of Intensive Care on his own feet a Judge has no step left; Robodoc leaves him his move.
    if (e.how === 'left-care') return e.strides > 0 ? 'JD-R19' : 'JD-I2'
    return ({ placed: 'JD-S3', step: 'JD-M1', card: 'JD-R10', duel: 'JD-R26' } as const)[e.how]
  },
  moveEnded: (e) => (({ chose: 'JD-M1', bound: 'JD-M5', crime: 'JD-R7', spent: 'JD-M1', care: 'JD-R15' }) as const)[e.why],
  crimePlaced: (_, turn) => (turn === 0 ? 'JD-S5' : 'JD-R22'),
  perpPlaced: 'JD-S5',
  perpTurnedUp: 'JD-M4',
  crimeMoved: 'JD-R4',
  perpsSwapped: 'JD-R4',
  lastPerpPlaced: 'JD-V1',
  windowOpened: 'JD-R16',
  passed: 'JD-R16',
  windowClosed: 'JD-R16',
  cardPlayed: (e) => (e.half === 'combat' ? 'JD-A5' : 'JD-R16'),
  stridesChanged: 'JD-R20',
  barneyed: 'JD-E2',
  modified: 'JD-A5',
  cancelled: 'JD-R20',
  looked: 'JD-R21',
  peeked: 'JD-R21',
  cardsMoved: ({ cause }) => (({ deal: 'JD-S6', draw: 'JD-R22', limit: 'JD-C2', card: 'JD-R18', rule: 'JD-R22' }) as const)[cause.by],
  cardMoved: 'JD-R21',
  arrestDeclared: 'JD-R12',
  joined: 'JD-R12',
  declined: 'JD-R12',
  arrestRolled: 'JD-A4',
  attemptEnded: (e) => (e.fate === 'standOff' ? 'JD-A9' : 'JD-R13'),
  arrested: 'JD-A7',
  tookToCare: 'JD-A8',
  drawNamed: 'JD-R22',
  scored: 'JD-V2',
  duelDeclared: 'JD-V3',
  duelRolled: 'JD-R26',
  ended: (e) => (e.outcome.reason === 'duel' ? 'JD-V3' : 'JD-V2'),
} as const satisfies { readonly [T in EventType]: Find<T> }

/** The paragraph by which something happened. */
export function paragraphOf(event: DreddEvent, turn: number): ParagraphId {
  const found = paragraphs[event.type] as Find<EventType>
  return typeof found === 'string' ? found : found(event, turn)
}
