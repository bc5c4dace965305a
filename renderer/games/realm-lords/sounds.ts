import type { CardPlace, Cause, EventType, RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import type { SoundClass } from '../../sound/classes.ts'
import { always, silent, type Ears, type GameSounds } from '../../sound/gameSounds.ts'

type Sounds<T extends EventType> = (event: Extract<RealmEvent, { type: T }>, ears: Ears) => readonly SoundClass[]

const roll = always('tumble', 'land')
/** Dice that lie there at once, because nothing shows them tumble. */
const lies = always('land')

/** Every kind of event and what it sounds like; a new one does not compile until it has a sound or is silent on purpose. */
export const sounds = {
  mapLaid: silent,
  heroTaken: (e) => (e.die === null ? [] : ['land']),
  startRolled: lies,
  heroPlaced: (e) => (e.cause.by === 'setup' ? [] : ['move']),
  doomSet: silent,
  deckShuffled: silent,
  roundBegan: always('round'),
  phaseBegan: silent,
  roadRolled: roll,
  pointsGained: silent,
  stepped: always('move'),
  stopped: silent,
  cubeMoved: (e) => (e.cause.by === 'setup' ? [] : ['cube']),
  cardMoved: (e) => cardSound(e.from, e.to, e.cause),
  exhausted: always('play'),
  readied: always('draw'),
  abilityUsed: always('reveal'),
  healthChanged: (e) => (e.to < e.from ? ['hitTaken'] : whenRisen(e)),
  energyChanged: (e) => whenRisen(e),
  goldChanged: always('gold'),
  enemyMet: always('land', 'challenge'),
  typeRolled: lies,
  tested: roll,
  weakened: always('hitGiven'),
  looked: always('reveal'),
  combatRoundBegan: silent,
  engaged: silent,
  enemyRevealed: always('reveal'),
  tacticChanged: silent,
  stanceChanged: always('play'),
  mirrored: always('reveal'),
  combatRolled: roll,
  bonusAdded: always('play'),
  roundResolved: (e) => (e.result === 'parried' ? ['parry'] : e.result === 'escaped' ? ['move'] : []),
  enemyHit: (e) => (e.resisted >= e.damage ? ['parry'] : []),
  lossPrevented: always('parry'),
  enemyHealthChanged: (e) => (e.to < e.from ? ['hitGiven'] : e.to > e.from ? ['heal'] : []),
  fightEnded: (e) => ({ won: ['arrest'] as const, fled: ['move'] as const, defeated: ['downfall'] as const })[e.how],
  lordFell: always('level'),
  townEntered: (e) => (e.first ? ['reveal'] : []),
  levelGained: always('level'),
  maximumRaised: silent,
  doomRolled: roll,
  doomMoved: (e) => (e.cause !== null ? ['parry'] : e.advanced ? ['doom'] : ['cube']),
  ended: (e) => (e.outcome.winners.length > 0 ? ['victory'] : ['defeat']),
} satisfies { readonly [T in EventType]: Sounds<T> }

function cardSound(from: CardPlace, to: CardPlace, cause: Cause): readonly SoundClass[] {
  if (cause.by === 'setup') return []
  if (to.in === 'town') return ['play']
  return from.in === 'town' ? ['draw'] : ['discard']
}

/** A track that rose; the new maximum of a level has the sound of the level. */
function whenRisen({ from, to, cause }: { readonly from: number; readonly to: number; readonly cause: Cause }): readonly SoundClass[] {
  return to > from && cause.by !== 'level' ? ['heal'] : []
}

/** Realm Lords: the realm. */
export const realmSounds: GameSounds = {
  world: 'realm',
  of: (event, ears) => (sounds[(event as RealmEvent).type] as Sounds<EventType>)(event as RealmEvent, ears),
  staged: false,
}
