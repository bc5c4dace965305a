import type { DreddEvent, Fate, Place } from '../../../shared/games/judge-dredd/events.ts'
import type { SoundClass } from '../../sound/classes.ts'
import { always, silent, type Ears, type GameSounds } from '../../sound/gameSounds.ts'

type EventType = DreddEvent['type']
type Sounds<T extends EventType> = (event: Extract<DreddEvent, { type: T }>, ears: Ears) => readonly SoundClass[]

const roll = always('tumble', 'land')
const fates: Readonly<Record<Fate, readonly SoundClass[]>> = {
  arrested: [],
  standOff: ['parry'],
  unharmed: [],
  intensiveCare: [],
}

/**
 * Every kind of event and what it sounds like; a new one does not compile until it has a sound or is silent on purpose. Silent is what only
 * some may know (`perpPlaced`, `packShuffled`, `peeked`, `cardMoved`: R-HID-1), and what is said by another event of the same moment.
 */
export const sounds = {
  turnStartDealt: roll,
  packShuffled: silent,
  packReshuffled: always('shuffle'),
  turnBegan: always('round'),
  phaseBegan: silent,
  entered: (e) => (e.how === 'left-care' ? ['heal', 'move'] : ['move']),
  moveEnded: silent,
  crimePlaced: always('cube'),
  perpPlaced: silent,
  perpTurnedUp: always('reveal'),
  crimeMoved: always('move'),
  perpsSwapped: always('move'),
  lastPerpPlaced: always('doom'),
  windowOpened: silent,
  passed: silent,
  windowClosed: silent,
  cardPlayed: always('play'),
  stridesChanged: silent,
  barneyed: always('hitTaken'),
  modified: silent,
  cancelled: always('parry'),
  looked: always('reveal'),
  peeked: silent,
  cardsMoved: (e) => Array.from({ length: e.count }, () => cardsSound(e.from, e.to)).flat(),
  cardMoved: silent,
  arrestDeclared: always('challenge'),
  joined: silent,
  declined: silent,
  arrestRolled: roll,
  attemptEnded: (e) => fates[e.fate],
  arrested: always('arrest'),
  tookToCare: always('downfall'),
  drawNamed: silent,
  scored: silent,
  duelDeclared: always('challenge'),
  duelRolled: roll,
  ended: (e, { people }) => {
    const won = people.length === 0 || e.outcome.winners.some((seat) => people.includes(seat))
    return won ? ['victory'] : ['defeat']
  },
} satisfies { readonly [T in EventType]: Sounds<T> }

/** Cards that change their place: into a hand, or out of one. */
function cardsSound(from: Place, to: Place): readonly SoundClass[] {
  if (to.in === 'hand') return ['draw']
  return from.in === 'hand' ? ['discard'] : []
}

/** Judge Dredd: the city. */
export const dreddSounds: GameSounds = {
  world: 'city',
  of: (event, ears) => (sounds[(event as DreddEvent).type] as Sounds<EventType>)(event as DreddEvent, ears),
  staged: true,
}
