import { seedPattern } from '../kernel/chance.ts'
import { z } from '../kernel/zod.ts'
import { limits } from './limits.ts'
import { plainJson } from './plainJson.ts'

/** Plain data whose meaning only the game knows, at most `size` characters of JSON. */
const plain = (size: number) =>
  z.unknown().refine((value) => value !== undefined && plainJson(value, size).ok, 'not plain data within the limits')

export const seat = z.int().min(0).max(15)
export const ply = z.int().min(0).max(1_000_000)
export const match = z.uuid()
export const instant = z.iso.datetime()

/** The match that a branch left, and the ply where. */
export const parent = z.strictObject({ match, ply })

/** Why the store could not be opened; see electron/db. */
export const storeProblems = ['damaged', 'newer', 'unwritable', 'full', 'locked'] as const
export type StoreProblem = (typeof storeProblems)[number]

export const storeStatus = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true) }),
  z.strictObject({ ok: z.literal(false), reason: z.enum(storeProblems) }),
])
export type StoreStatus = Readonly<z.output<typeof storeStatus>>

/** `movedTo`: the file names, inside the data folder, that the damaged files have now. */
export const freshStart = z.strictObject({ movedTo: z.array(z.string()) })

export const appInfo = z.strictObject({
  version: z.string(),
  /** `null` where the program does not run on that. */
  versions: z.strictObject({ electron: z.string().nullable(), chrome: z.string().nullable(), node: z.string() }),
  dataDir: z.string(),
  store: storeStatus,
  /** The version of the store's layout that this program writes. */
  schema: z.int(),
  /** Started with `--safe-mode`. */
  safe: z.boolean(),
  /** The program ended by a fault the last time: the name, inside the data folder, of what was written down about it. */
  crash: z.string().nullable(),
})
export type AppInfo = Readonly<z.output<typeof appInfo>>

export const outcome = z.strictObject({ winners: z.array(seat).readonly(), reason: z.string() })

export const players = ['person', 'computer'] as const

/** Who sits where: `pin`, whether one has to be typed before the hand opens. An old match has seats without a name. */
export const seatView = z.strictObject({
  name: z.string(),
  player: z.enum(players),
  /** A computer player's; `null` for a person. */
  level: z.string().nullable(),
  pin: z.boolean(),
})
export type SeatView = Readonly<z.output<typeof seatView>>
const seats = z.array(seatView).readonly()

/** A seat of a match that begins. Levels are the game's (shared/games/computers.ts); only computer players have one, and only people a PIN. */
export const newSeat = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(24)
    .regex(/^\P{Cc}+$/u),
  player: z.enum(players),
  level: z.string().max(32).optional(),
  pin: z
    .string()
    .regex(/^\d{4,8}$/)
    .optional(),
})
export type NewSeat = Readonly<z.input<typeof newSeat>>

export const matchSummary = z.strictObject({
  match,
  game: z.string(),
  rulesVersion: z.int(),
  config: z.unknown(),
  ply,
  createdAt: instant,
  playedAt: instant,
  /** Dice could be known beforehand; kept apart in statistics for good (R-UNDO-4, R-RNG-4). */
  practice: z.boolean(),
  /** Begun as its game's guided game. */
  guided: z.boolean(),
  /** Of a branch: the match that it left, which may be gone, and the ply where. */
  parent: parent.nullable(),
  /** What that match is called, and when it was begun, while it is still there. */
  parentCalled: z.strictObject({ title: z.string(), createdAt: instant }).nullable(),
  seats,
  outcome: outcome.nullable(),
  /** What the game says of the position; `null` if it cannot be read. */
  glance: z.unknown(),
  damaged: z.boolean(),
  /** What people call it; empty: nothing yet. */
  title: z.string(),
  /** A mark that can be taken off again (R-STAT-1). */
  givenUp: z.boolean(),
  archived: z.boolean(),
  /** Since when it lies in the bin; `null`: it does not. */
  deletedAt: instant.nullable(),
})
export type MatchSummary = Readonly<z.output<typeof matchSummary>>

const heard = z.strictObject({ ply, event: z.looseObject({ type: z.string() }) })

/** `start`: no person has played yet. `information`: something became known, or another has played since (R-UNDO-1). */
export const undoState = z.strictObject({
  possible: z.boolean(),
  why: z.enum(['start', 'information']).nullable(),
  /** Whether something that was taken back can be played again. */
  redo: z.boolean(),
})
export type UndoState = Readonly<z.output<typeof undoState>>

/** What an action led to, as the viewer may see it; `events` are those of this step. */
export const matchUpdate = z.strictObject({
  match,
  ply,
  seats,
  /** Whose eyes the window has; `null`: what lies open on the table. */
  viewer: seat.nullable(),
  view: z.unknown(),
  /** Who must act, as the game orders them; empty when the match is over. */
  waiting: z.array(seat).readonly(),
  /** The person whose actions `legal` lists: the viewer if it must act, else the first who must; `null`: no person must. */
  actor: seat.nullable(),
  /** What the actor may do; what only its seat may see is left out unless the actor is the viewer. */
  legal: z.array(z.unknown()).readonly(),
  events: z.array(heard).readonly(),
  undo: undoState,
  /** It is its game's guided game, and what was played so far is what the script says. */
  guided: z.boolean(),
  outcome: outcome.nullable(),
  /** Told only when the match is over (R-RNG-7). */
  seed: z.string().regex(seedPattern).nullable(),
})
export type MatchUpdate = Readonly<z.output<typeof matchUpdate>>

/** A match from the start, for a window that knows nothing of it yet; `events` are all so far. */
export const matchView = matchUpdate.extend({
  game: z.string(),
  rulesVersion: z.int(),
  pack: z.strictObject({ id: z.string(), hash: z.string() }),
  config: z.unknown(),
  commitment: z.string(),
  practice: z.boolean(),
  /** Of a branch: the match that it left, which may be gone, and the ply where. */
  parent: parent.nullable(),
  title: z.string(),
  givenUp: z.boolean(),
  createdAt: instant,
})
export type MatchView = Readonly<z.output<typeof matchView>>

export const nothing = z.strictObject({})
export const matchRef = z.strictObject({ match })
export const matchAtPly = z.strictObject({ match, ply })
export const newMatch = z.strictObject({
  game: z.string().max(64),
  config: plain(limits.config),
  seed: z.string().regex(seedPattern).optional(),
  seats: z.array(newSeat).min(1).max(16).optional(),
})
export const takenSeat = z.strictObject({ match, seat, pin: z.string().max(8).optional() })
export const playedAction = z.strictObject({ match, ply, seat, action: plain(limits.action) })
