import { z } from 'zod'

/*
 * Personal history: the people of this household, and what can be known of the matches that have ended. Every figure takes the same
 * filter, so that its matches are found by adding what the figure was about to it (`history.matches`).
 */

const count = z.int().min(0)
const id = z.string().max(64)
const match = z.uuid()
const instant = z.iso.datetime()
const player = z.int().min(1)
const seat = z.int().min(0).max(15)
/** A day of the calendar where the match was played, `2026-03-01`. */
const day = z.iso.date()
/** Shares and chances, 0 … 1. */
const share = z.number().min(0).max(1)

/** What a person is painted in; the themes say how each looks. */
export const playerColours = [
  'amber',
  'crimson',
  'azure',
  'moss',
  'violet',
  'teal',
  'rust',
  'rose',
  'slate',
  'lime',
  'indigo',
  'sand',
] as const
export const playerColour = z.enum(playerColours)
export type PlayerColour = z.output<typeof playerColour>

const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^\P{Cc}+$/u)

/** Somebody at a table: a person of this household, or a level of a game's computer players. */
export const somebody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), player }),
  z.strictObject({ kind: z.literal('computer'), game: id, level: z.string().max(32) }),
])
export type Somebody = Readonly<z.output<typeof somebody>>
/** The same, or a person without a name. */
const anybody = z.discriminatedUnion('kind', [...somebody.options, z.strictObject({ kind: z.literal('nobody') })])
export type Anybody = Readonly<z.output<typeof anybody>>

/** How a match counts for a seat (R-STAT-1). Practice is never anything else, whatever came of it. */
export const resultClasses = ['won', 'lost', 'givenUp', 'practice'] as const
export const resultClass = z.enum(resultClasses)
export type ResultClass = z.output<typeof resultClass>

/** `total` is the sum of the classes, always (R-STAT-1). */
export const totals = z.strictObject({ won: count, lost: count, givenUp: count, practice: count, total: count })
export type Totals = Readonly<z.output<typeof totals>>

/** `name` is empty for the one who has not told it yet: "me", until then. */
export const person = z.strictObject({
  player,
  name: z.string(),
  colour: playerColour,
  me: z.boolean(),
  totals,
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
})
export type Person = Readonly<z.output<typeof person>>
export const household = z.strictObject({
  people: person.array().readonly(),
  computers: z.strictObject({ game: id, level: z.string(), totals }).array().readonly(),
})
export type Household = Readonly<z.output<typeof household>>

export const playerRef = z.strictObject({ player })
export const renamedPlayer = z.strictObject({ player, name })
export const recolouredPlayer = z.strictObject({ player, colour: playerColour })
/** `from` becomes part of `into` and is no more. */
export const mergedPlayers = z.strictObject({ from: player, into: player })
/** What merging would do: `moves` matches change hands; it is refused while there are matches where both sat (`together`). */
export const mergePreview = z.strictObject({ moves: count, running: count, together: count })

export const fates = ['arrested', 'standOff', 'unharmed', 'intensiveCare'] as const
export const fightEnds = ['won', 'fled', 'defeated'] as const

/** Which matches a figure is about: all that fit every member that is given. Without `player`: those of "me". Days are inclusive. */
export const historyFilter = z.strictObject({
  player: somebody.optional(),
  game: id.optional(),
  difficulty: id.optional(),
  /** The player's own hero or Judge. */
  hero: id.optional(),
  /** Somebody else who sat there. */
  opponent: somebody.optional(),
  /** How many sat there. */
  seats: z.int().min(1).max(16).optional(),
  result: resultClass.optional(),
  from: day.optional(),
  to: day.optional(),
  /** Realm Lords: matches with a fight against this enemy, and how such a fight ended. */
  enemy: id.optional(),
  fight: z.enum(fightEnds).optional(),
  /** Judge Dredd: matches with an attempt of the player's on this Perp or Crime, and how it ended for him. */
  perp: id.optional(),
  crime: id.optional(),
  fate: z.enum(fates).optional(),
  /** Judge Dredd: matches where the player played this card. Realm Lords: where this item was bought. */
  card: id.optional(),
  item: id.optional(),
})
export type HistoryFilter = Readonly<z.input<typeof historyFilter>>
const filter = historyFilter.default({})
export const filtered = z.strictObject({ filter })
export const matchRef = z.strictObject({ match })

/** `pending`: ended matches that are not looked through yet; they are missing from every figure until they are. */
export const overview = z.strictObject({
  totals,
  byGame: z.strictObject({ game: id, totals, playTime: count }).array().readonly(),
  /** Milliseconds, idle time left out. */
  playTime: count,
  plies: count,
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
  pending: count,
})
export type Overview = Readonly<z.output<typeof overview>>

export const filteredList = z.strictObject({ filter, limit: z.int().min(1).max(500).default(120) })

/** A match on the line of results. */
export const resultPoint = z.strictObject({
  match,
  game: id,
  at: instant,
  day,
  result: resultClass,
  seats: count,
  /** 1 for the first; `null` where one plays alone. */
  place: count.nullable(),
  score: z.int().nullable(),
  /** Points ahead of the best of the others; `null` where one plays alone. */
  ahead: z.int().nullable(),
  luck: z.number(),
  /** Of the 15 decided matches up to this one: the share won, and the mean of an equal share (`null` where all were played alone). */
  rolling: share.nullable(),
  equal: share.nullable(),
})
export type ResultPoint = Readonly<z.output<typeof resultPoint>>
/** Results over time: the latest matches, oldest first, and every month. */
export const results = z.strictObject({
  points: resultPoint.array().readonly(),
  months: z.strictObject({ month: z.string(), totals }).array().readonly(),
  total: count,
})
export type Results = Readonly<z.output<typeof results>>

export const rateKinds = ['game', 'difficulty', 'hero', 'opponent', 'seats'] as const
export const ratesAsked = z.strictObject({ filter, by: z.enum(rateKinds) })
/**
 * A win rate with Wilson's 95 % interval, over decided matches (won or lost); `games` of them. `equal`: an equal share, the mean of 1 / seats;
 * `null` where one plays alone. `filter` is what to add to find the matches.
 */
export const rate = z.strictObject({
  key: z.string(),
  /** Whose row it is when rates are by opponent. */
  opponent: somebody.nullable(),
  game: id.nullable(),
  totals,
  games: count,
  wins: count,
  rate: share,
  low: share,
  high: share,
  equal: share.nullable(),
  filter: historyFilter,
})
export type Rate = Readonly<z.output<typeof rate>>
export const rates = z.strictObject({ by: z.enum(rateKinds), rows: rate.array().readonly() })
export type Rates = Readonly<z.output<typeof rates>>

/** A run of results; `result` of the run that goes on now, `null` before the first decided match. */
export const run = z.strictObject({
  length: count,
  first: match.nullable(),
  last: match.nullable(),
  from: day.nullable(),
  to: day.nullable(),
})
export const bestUnits = ['points', 'count', 'rounds', 'milliseconds', 'gold', 'level', 'share'] as const
export const best = z.strictObject({ id, game: id, unit: z.enum(bestUnits), value: z.number(), match, at: instant })
export type Best = Readonly<z.output<typeof best>>
export const streaks = z.strictObject({
  current: run.extend({ result: z.enum(['won', 'lost']).nullable() }),
  won: run,
  lost: run,
  bests: best.array().readonly(),
})
export type Streaks = Readonly<z.output<typeof streaks>>

/** Who beats whom: of the `met` matches that `who` and `whom` ended at one table, `above` saw `who` ahead, `below` `whom`; `won`: those `who` won. */
export const duo = z.strictObject({ who: somebody, whom: somebody, met: count, above: count, below: count, won: count })
export type Duo = Readonly<z.output<typeof duo>>
export const rivals = z.strictObject({ parties: somebody.array().readonly(), duos: duo.array().readonly() })
export type Rivals = Readonly<z.output<typeof rivals>>
/** The whole household by default: only game, seats and days of a filter count here. */
export const rivalsAsked = filtered

export const calendarAsked = z.strictObject({ filter, year: z.int().min(1970).max(9999).optional() })
/** `weekdays`: matches on Mondays first. `longest`: most days in a row, `busiest`: a weekday, 1 for Monday. Over all years but for `days`. */
export const calendar = z.strictObject({
  year: z.int(),
  years: z.int().array().readonly(),
  days: z.strictObject({ day, matches: count, won: count, playTime: count }).array().readonly(),
  weekdays: count.array().length(7).readonly(),
  busiest: z.int().min(1).max(7).nullable(),
  longest: run,
  daysPlayed: count,
})
export type Calendar = Readonly<z.output<typeof calendar>>

export const roadStep = z.strictObject({
  round: count,
  health: count,
  maxHealth: count,
  energy: count,
  level: count,
  gold: count,
  doom: count,
  lords: count,
})
export type RoadStep = Readonly<z.output<typeof roadStep>>
export const fight = z.strictObject({
  round: count,
  ply: count,
  enemy: id,
  tier: z.string(),
  how: z.enum(fightEnds),
  rounds: count,
  /** Health that the enemy lost, and the hero. */
  dealt: count,
  taken: count,
  gold: count,
  luck: z.number(),
})
export type FightFact = Readonly<z.output<typeof fight>>
/** The road of a campaign: where the hero stood when each round ended, and the fights. Empty for other games. */
export const road = z.strictObject({
  match,
  hero: id.nullable(),
  difficulty: id.nullable(),
  result: resultClass.nullable(),
  reason: z.string().nullable(),
  steps: roadStep.array().readonly(),
  fights: fight.array().readonly(),
})
export type Road = Readonly<z.output<typeof road>>

/** What beats me. `enemies` of Realm Lords; `perps` and `crimes` of Judge Dredd, by the attempts on them. Whoever beats me most comes first. */
const attempts = z.strictObject({
  id,
  attempts: count,
  arrested: count,
  standOff: count,
  unharmed: count,
  intensiveCare: count,
  /** The sum of the chances before the dice: as many arrests as were to be expected. */
  expected: z.number(),
})
export type AttemptsRow = Readonly<z.output<typeof attempts>>
export const foes = z.strictObject({
  enemies: z
    .strictObject({
      enemy: id,
      tier: z.string(),
      met: count,
      won: count,
      fled: count,
      defeated: count,
      rounds: count,
      dealt: count,
      taken: count,
      gold: count,
    })
    .array()
    .readonly(),
  perps: attempts.array().readonly(),
  crimes: attempts.array().readonly(),
})
export type Foes = Readonly<z.output<typeof foes>>

/** Judge Dredd: cards the player played, and whom they were played on; `party` is `null` for the Perp, and for cards that are played on nobody. */
export const cards = z.strictObject({
  played: z.strictObject({ card: id, combat: count, city: count, received: count }).array().readonly(),
  on: z.strictObject({ party: anybody.nullable(), count }).array().readonly(),
  by: z.strictObject({ party: anybody, count }).array().readonly(),
})
export type CardsPlayed = Readonly<z.output<typeof cards>>

/** Realm Lords: items by how often they were bought; `won`: of the campaigns with it. */
export const items = z.strictObject({
  rows: z.strictObject({ item: id, bought: count, sold: count, gold: count, campaigns: count, won: count }).array().readonly(),
})
export type ItemsBought = Readonly<z.output<typeof items>>

/** What a die was thrown for: Judge Dredd has `arrest`, `perp` and `duel`, Realm Lords the others. */
export const diceKinds = ['arrest', 'perp', 'duel', 'combat', 'test', 'road', 'doom', 'enemy', 'type', 'start', 'hero'] as const
export const diceKind = z.enum(diceKinds)
export type DiceKind = z.output<typeof diceKind>
/** How the chi-square's chance is said in words: `few` dice say nothing yet; then from what happens all the time to what hardly ever does. */
export const diceVerdicts = ['few', 'usual', 'uncommon', 'rare', 'veryRare'] as const
/** Six-sided dice by face against `expected` of each; `chance` (0 … 1) is how often fair dice are at least so uneven. */
export const dice = z.strictObject({
  faces: count.array().length(6).readonly(),
  total: count,
  expected: z.number(),
  /** Pips above (or below) what so many dice show on average. */
  pips: z.number(),
  chiSquare: z.number(),
  chance: share,
  verdict: z.enum(diceVerdicts),
})
export type Dice = Readonly<z.output<typeof dice>>
/** The player's own dice; those of Perps, whom nobody owns, are in `byKind` alone. `days` of practice are left out, as everywhere but in totals. */
export const diceReport = z.strictObject({
  all: dice,
  byGame: z.strictObject({ game: id, dice }).array().readonly(),
  byKind: z.strictObject({ game: id, kind: diceKind, dice }).array().readonly(),
})
export type DiceReport = Readonly<z.output<typeof diceReport>>

/**
 * Luck (R-RNG-2): the change of the chance to win its fight or arrest that each roll caused, summed. `contests` are fights, arrests and
 * duels; `deserved` is what the dice deserved: `won` less `luck`.
 */
export const luckSum = z.strictObject({ contests: count, won: count, luck: z.number(), deserved: z.number() })
export type LuckSum = Readonly<z.output<typeof luckSum>>
/** By match: the latest, oldest first; by season: each month. */
export const luck = z.strictObject({
  all: luckSum,
  byGame: luckSum.extend({ game: id }).array().readonly(),
  months: luckSum.extend({ month: z.string(), matchesWon: count, matches: count }).array().readonly(),
  points: resultPoint.omit({ rolling: true, equal: true }).extend({ pips: z.number() }).array().readonly(),
})
export type Luck = Readonly<z.output<typeof luck>>

/** A roll in the order of the match: of `seat`, `null` for a Perp's. Chances to win the fight or arrest; `null` where none was at stake. */
export const roll = z.strictObject({
  ply: count,
  seat: seat.nullable(),
  kind: diceKind,
  faces: count.array().readonly(),
  before: share.nullable(),
  after: share.nullable(),
})
export type RollFact = Readonly<z.output<typeof roll>>

export const seatFact = z.strictObject({
  seat,
  party: anybody,
  name: z.string(),
  hero: id.nullable(),
  result: resultClass.nullable(),
  won: z.boolean(),
  place: count.nullable(),
  score: z.int().nullable(),
  ahead: z.int().nullable(),
  contests: count,
  contestsWon: count,
  luck: z.number(),
})
export type SeatFact = Readonly<z.output<typeof seatFact>>

/** A match in a list: everything about it that a figure counts by. */
export const historyMatch = z.strictObject({
  match,
  game: id,
  title: z.string(),
  at: instant,
  day,
  result: resultClass,
  reason: z.string().nullable(),
  difficulty: id.nullable(),
  plies: count,
  rounds: count,
  playTime: count,
  seats: seatFact.array().readonly(),
  /** The player's own seat. */
  seat,
})
export type HistoryMatch = Readonly<z.output<typeof historyMatch>>
/** Latest first. */
export const matchesAsked = z.strictObject({ filter, offset: count.default(0), limit: z.int().min(1).max(200).default(50) })
export const historyMatches = z.strictObject({ total: count, totals, rows: historyMatch.array().readonly() })
export type HistoryMatches = Readonly<z.output<typeof historyMatches>>

/** Everything that is known of one ended match; for the player that the match is "me" of, if there is one, else its first seat. */
export const matchFacts = z.strictObject({
  summary: historyMatch,
  attempts: z
    .strictObject({
      turn: count,
      ply: count,
      seat,
      perp: id,
      crime: id,
      fate: z.enum(fates),
      margin: z.int(),
      points: count,
      chance: share,
    })
    .array()
    .readonly(),
  /** `target`: the seat that it was played on; `null` for the Perp or nobody. */
  plays: z
    .strictObject({ seat, card: id, half: z.enum(['combat', 'city']), target: seat.nullable(), count })
    .array()
    .readonly(),
  fights: fight.array().readonly(),
  items: z.strictObject({ item: id, bought: count, sold: count, gold: count }).array().readonly(),
  steps: roadStep.array().readonly(),
  dice: z
    .strictObject({ seat: seat.nullable(), kind: diceKind, faces: count.array().length(6).readonly() })
    .array()
    .readonly(),
  diceOfAll: dice,
  rolls: roll.array().readonly(),
})
export type MatchFactsView = Readonly<z.output<typeof matchFacts>>

/** `id` names its texts (`achievements.<game>.<id>`); `match` earned it first, `null` while `progress` is below `goal`. */
export const achievement = z.strictObject({
  id,
  game: id,
  goal: count,
  progress: count,
  match: match.nullable(),
  at: instant.nullable(),
})
export type Achievement = Readonly<z.output<typeof achievement>>
export const achievements = z.strictObject({ rows: achievement.array().readonly(), earned: count })
export type Achievements = Readonly<z.output<typeof achievements>>
export const achievementsAsked = z.strictObject({ player: somebody.optional(), game: id.optional() })

/** What can be written out as a table: what the screen shows, by the same filter. */
export const exportedTables = [
  'matches',
  'months',
  'results',
  'rates',
  'rivals',
  'calendar',
  'enemies',
  'perps',
  'crimes',
  'cards',
  'items',
  'dice',
  'rolls',
  'luck',
  'road',
  'achievements',
] as const
/** `by` for `rates`; `match` for `road`, and for `rolls` of a single match. */
export const exportAsked = z.strictObject({
  table: z.enum(exportedTables),
  format: z.enum(['csv', 'json']),
  filter,
  by: z.enum(rateKinds).optional(),
  match: match.optional(),
})
/** Where a table was written, and how many rows it has; CSV has a header line, CRLF and a byte order mark, as spreadsheets want it. */
export const exported = z.strictObject({ name: z.string(), folder: z.string(), rows: count })
export type Exported = Readonly<z.output<typeof exported>>

/** Recomputation (R-STAT-2): how many ended matches were looked through again, and those whose stored facts were missing or differed. */
export const historyCheckAsked = z.strictObject({ fix: z.boolean().default(false) })
export const historyCheck = z.strictObject({
  checked: count,
  missing: match.array().readonly(),
  different: match.array().readonly(),
  damaged: match.array().readonly(),
})
export type HistoryCheck = Readonly<z.output<typeof historyCheck>>
