import type { Cards } from '../../../../shared/games/realm-lords/cards/cards.ts'
import type { CardPlace, Cause, EventType, RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import { nameKey, placeKey, roman } from '../names.ts'
import type { About, Part, Sentence } from './sentence.ts'

/** What sentences need besides the event. */
export type Context = { readonly cards: Cards; readonly spaces: readonly string[] }

type Describe<T extends EventType> = (event: Extract<RealmEvent, { type: T }>, context: Context) => Sentence | null

const hero = (id: string): Part => ({ key: nameKey('heroes', id) })
const enemy = (id: string): Part => ({ key: nameKey('enemies', id) })
const item = (id: string): Part => ({ key: nameKey('items', id) })
const town = (id: string): Part => ({ key: `realm.cards.towns.${id}` })
const word = (key: string): Part => ({ key: `realm.words.${key}` })
const place = ({ cards, spaces }: Context, space: number): Part => ({ key: placeKey(cards, spaces[space] ?? '') })
const cube = (colour: string): Part => ({ key: `realm.words.cubes.${colour}` })
const stance = (id: string): Part => word(`stances.${id}`)
const strong = (part: Part): Part => ({ strong: part })
const silent = (): null => null
const spot = (id: Extract<About, { spot: unknown }>['spot']): { about: About } => ({ about: { spot: id } })
const townSpace = ({ cards, spaces }: Context, id: string): number =>
  spaces.findIndex((space) => {
    const card = cards.space(space)
    return 'town' in card && card.town === id
  })
const says = (key: string, rest: Omit<Sentence, 'key'> = {}): Sentence => ({ key: `realm.journal.${key}`, ...rest })

/** Every kind of event and the sentence it makes; `null` where other sentences already say it. */
export const describe = {
  mapLaid: silent,
  heroTaken: (e) =>
    says(e.die ? 'heroDrawn' : 'heroTaken', {
      about: { hero: e.hero },
      parts: { hero: strong(hero(e.hero)), difficulty: { key: `realm.cards.difficulties.${e.difficulty}` } },
    }),
  startRolled: (e, context) =>
    says(e.town ? 'startTown' : 'start', {
      parts: { dice: { dice: [e.column, e.row] }, place: place(context, e.space) },
      about: { space: e.space },
    }),
  heroPlaced: (e, context) =>
    e.cause.by === 'setup' ? null : says('woke', { parts: { place: strong(place(context, e.to)) }, about: { space: e.to } }),
  doomSet: silent,
  deckShuffled: silent,
  roundBegan: silent,
  phaseBegan: silent,
  roadRolled: (e) =>
    says(e.dice.length > 1 ? 'roadTwo' : 'roadOne', {
      parts: {
        dice: { dice: e.dice, kept: [e.dice.findIndex((die) => die.value === e.kept)] },
        points: strong({ key: 'realm.journal.points', parts: { n: e.points }, n: e.points }),
        extra: e.extra > 0 ? { key: 'realm.journal.roadExtra', parts: { n: e.extra } } : '',
      },
    }),
  pointsGained: (e) => says('pointsGained', { parts: { n: e.points }, n: e.points, joins: true }),
  stepped: (e, context) => says('walked', { parts: { n: e.cost, place: strong(place(context, e.to)) }, n: e.cost, about: { space: e.to } }),
  stopped: (e, context) => says('stayed', { parts: { place: strong(place(context, e.at)) }, about: { space: e.at } }),
  cubeMoved: (e, context) => cubeSentence(e, cube(e.cube), context),
  cardMoved: (e, context) => cardSentence(e.item, e.from, e.to, e.cause, context),
  exhausted: (e) => says('used', { parts: { item: strong(item(e.item)) }, about: { item: e.item } }),
  readied: (e) => says('readied', { parts: { n: e.items.length }, n: e.items.length, joins: true }),
  abilityUsed: (e) =>
    says('ability', { about: { hero: e.hero }, parts: { ability: strong({ key: `realm.cards.heroes.${e.hero}.ability` }) } }),
  healthChanged: (e) => trackSentence('health', e.from, e.to, e.cause),
  energyChanged: (e) => trackSentence('energy', e.from, e.to, e.cause),
  goldChanged: (e) => {
    if (['buy', 'heal', 'rest', 'town'].includes(e.cause.by)) return null
    const n = Math.abs(e.to - e.from)
    const parts = { n, lost: e.lost }
    if (e.lost > 0) return says('goldOver', { parts, n, joins: true, ...spot('gold') })
    return e.to > e.from
      ? says('goldGained', { parts, n, joins: true, ...spot('gold') })
      : says('goldLost', { parts, n, joins: true, tone: 'harm', ...spot('gold') })
  },
  enemyMet: (e) =>
    says('met', {
      about: { enemy: e.enemy },
      parts: { enemy: strong(enemy(e.enemy)), tier: word(`tiers.${e.tier}`), dice: { dice: e.rolls, kept: [e.rolls.length - 1] } },
    }),
  typeRolled: (e) => says('type', { parts: { dice: { dice: [e.die] }, type: { key: `realm.cards.types.${e.enemyType}` } }, joins: true }),
  tested: (e) =>
    says(e.passed ? 'testPassed' : 'testFailed', {
      ...spot(e.stat),
      parts: { stat: stance(e.stat), target: e.target, dice: { dice: e.dice }, modifier: e.modifier, total: strong(e.total) },
      tone: e.passed ? 'good' : 'harm',
    }),
  weakened: (e) => says('weakened', { parts: { n: e.by }, n: e.by, joins: true }),
  looked: (e) => says('looked', { parts: { stance: strong(stance(e.stance)) }, joins: true }),
  combatRoundBegan: (e) => says('combatRound', { parts: { round: strong(e.round) } }),
  engaged: (e) =>
    says(e.flee ? 'engagedFlee' : `engaged.${e.tactic}`, { ...spot(e.stance), parts: { stance: stance(e.stance) }, joins: true }),
  enemyRevealed: (e) => says('revealed', { parts: { stance: stance(e.stance) }, joins: true }),
  tacticChanged: (e) => says(e.withdrawn ? 'flightWithdrawn' : `tacticChanged.${e.to}`, { joins: true }),
  stanceChanged: (e) => says('stanceChanged', { parts: { stance: stance(e.to) }, joins: true }),
  mirrored: () => says('mirrored', { joins: true }),
  combatRolled: (e) =>
    says('combatRolled', {
      parts: { dice: { dice: e.dice, kept: e.kept }, total: strong(e.sum.total), target: e.sum.target },
      joins: true,
    }),
  bonusAdded: (e) => says('bonus', { parts: { n: e.by, total: strong(e.sum.total) }, joins: true }),
  roundResolved: (e) => says(`result.${e.result}`, { tone: e.result === 'missed' ? 'harm' : 'good', joins: true }),
  enemyHit: (e) => (e.resisted > 0 ? says('resisted', { parts: { n: e.resisted }, n: e.resisted, joins: true }) : null),
  lossPrevented: (e) => says('prevented', { parts: { n: e.by }, n: e.by, joins: true, tone: 'good' }),
  enemyHealthChanged: (e) =>
    says('enemyHealth', { parts: { from: e.from, to: strong(e.to) }, joins: true, tone: e.to < e.from ? 'good' : 'harm' }),
  fightEnded: (e) =>
    says(`fight.${e.how}`, {
      about: { enemy: e.enemy },
      parts: { enemy: strong(enemy(e.enemy)), n: e.round },
      n: e.round,
      tone: e.how === 'defeated' ? 'harm' : 'strong',
    }),
  lordFell: (e, { cards }) =>
    cards.enemy(e.lord).deathLord
      ? says('deathLordFell', { ...spot('lords'), tone: 'good', joins: true })
      : says('lordFell', { ...spot('lords'), parts: { n: e.others }, n: e.others, tone: 'good', joins: true }),
  townEntered: (e, context) =>
    says(e.first ? 'firstVisit' : 'visit', { about: { space: townSpace(context, e.town) }, parts: { town: strong(town(e.town)) } }),
  levelGained: (e) =>
    says(e.lost > 0 ? 'levelLost' : 'level', {
      ...spot(e.raise),
      parts: { level: e.level, cost: e.cost, raise: strong({ key: `realm.journal.raise.${e.raise}` }), lost: e.lost },
    }),
  maximumRaised: silent,
  doomRolled: (e) => says('doomRolled', { ...spot('doom'), parts: { dice: { dice: e.dice }, total: strong(e.total), tick: e.tick } }),
  doomMoved: (e) => {
    if (e.cause !== null) return says('doomPrevented', { parts: { tick: e.tick }, joins: true, tone: 'good' })
    if (e.advanced) return says('doomAdvanced', { parts: { clock: roman(e.clock), tick: e.tick }, joins: true, tone: 'harm' })
    return says('timerMoved', { parts: { tick: e.tick }, joins: true })
  },
  ended: (e) => says(`ended.${e.outcome.reason}`, { tone: e.outcome.winners.length > 0 ? 'good' : 'harm' }),
} satisfies { readonly [T in EventType]: Describe<T> }

/** The sentence of an event, or null if it makes none. */
export function sentenceOf(event: RealmEvent, context: Context): Sentence | null {
  return (describe[event.type] as Describe<EventType>)(event, context)
}

function cubeSentence({ from, to, cause }: Extract<RealmEvent, { type: 'cubeMoved' }>, colour: Part, context: Context): Sentence | null {
  if (from.in === 'enemy' && to.in === 'exp') return says('cubeWon', { ...spot('exp'), parts: { cube: colour }, joins: true })
  if (from.in === 'enemy' && to.in === 'map')
    return says('cubeBack', { parts: { cube: colour, place: place(context, to.space) }, joins: true, about: { space: to.space } })
  if (from.in === 'map' && to.in === 'map') {
    return says('cubeSwapped', { parts: { cube: colour, place: strong(place(context, to.space)) }, about: { space: to.space } })
  }
  if (from.in === 'track' && to.in === 'track' && cause.by === 'town') {
    const { ability } = context.cards.town(cause.town)
    return says('cubeShifted', {
      ...spot(to.raise),
      parts: {
        n: ability.kind === 'moveStatCubes' ? ability.cost : 0,
        from: { key: `realm.journal.raises.${from.raise}` },
        to: strong({ key: `realm.journal.raises.${to.raise}` }),
      },
    })
  }
  return null
}

function cardSentence(id: string, from: CardPlace, to: CardPlace, cause: Cause, { cards }: Context): Sentence | null {
  const parts = { item: strong(item(id)) }
  const about = { item: id }
  if (cause.by === 'setup') return null
  if (to.in === 'town') return says('revealedGoods', { parts: { item: { row: [parts.item] } }, about, joins: true, gathers: 'item' })
  if (from.in === 'town') return says('bought', { parts: { ...parts, n: cards.item(id).gold }, about })
  if (cause.by === 'sell') return says('sold', { parts, about })
  if (cause.by === 'drop') return says('dropped', { parts, about })
  return says('usedUp', { parts, about })
}

/** Health or energy gained or lost; who paid for it is part of the sentence. */
function trackSentence(track: 'health' | 'energy', from: number, to: number, cause: Cause): Sentence | null {
  if (cause.by === 'level') return null
  const n = Math.abs(to - from)
  const parts = { n, to }
  const where = spot(track)
  if (cause.by === 'heal') return says('healed', { parts, n, sums: true, ...where })
  if (cause.by === 'rest') return says('rested', { parts, n, ...where })
  if (cause.by === 'recover') return says('recovered', { parts, n, ...where })
  if (cause.by === 'stance') return says('stanceKept', { parts, n, joins: true, ...where })
  if (to > from) return says(`${track}Gained`, { parts, n, joins: true, ...where })
  if (track === 'energy' && cause.by !== 'enemy') return says('energySpent', { parts, n, joins: true, ...where })
  return says(`${track}Lost`, { parts, n, joins: true, tone: 'harm', ...where })
}
