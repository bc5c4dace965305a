import { z } from '../kernel/zod.ts'
import { seedPattern } from '../kernel/chance.ts'
import { limits } from './limits.ts'
import { plainJson } from './plainJson.ts'

/** The version of the layout below. A file of a newer one is refused; older ones stay readable. */
export const fileFormat = 1

const plain = (size: number) =>
  z.unknown().refine((value) => value !== undefined && plainJson(value, size).ok, 'not plain data within the limits')
const hash = z.string().regex(seedPattern)
const ply = z.int().min(0).max(1_000_000)
const seat = z.int().min(0).max(15)
const instant = z.iso.datetime()
/** A text that is shown as it is: one line, nothing that steers a terminal or a reader. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u)

const fileSeat = z.strictObject({ name: line(24), player: z.enum(['person', 'computer']), level: line(32).nullable() })
const reseed = z.strictObject({ ply: ply.min(1), seed: hash })

/** One number that the rules drew: at which ply (0: the set-up), for which decision, of how many sides. */
export const drawn = z.strictObject({
  ply,
  purpose: line(200),
  sides: z
    .int()
    .min(1)
    .max(2 ** 32),
  value: z
    .int()
    .min(1)
    .max(2 ** 32),
})
export type Drawn = Readonly<z.output<typeof drawn>>

/** The seeds of a match: its own, and those that its dice follow from later on. */
export const seeds = z.strictObject({ seed: hash, reseeds: z.array(reseed).max(1_000) })
export type Seeds = Readonly<z.output<typeof seeds>>

/**
 * The dice of a match. `open`: it is over, so the seed is told and every draw is listed, to be checked by anybody. `wrapped`: it goes on; the
 * seed comes along so that it can be played on elsewhere, hidden from eyes that do not look for it. That is a courtesy, not a lock.
 */
const dice = z.discriminatedUnion('kind', [
  seeds.extend({ kind: z.literal('open'), draws: z.array(drawn).max(200_000) }),
  z.strictObject({
    kind: z.literal('wrapped'),
    note: line(400),
    wrapped: z
      .string()
      .regex(/^([0-9a-f]{2})+$/)
      .max(400_000),
  }),
])

/** What a `.gavel` file says of a match: a log, never a state. PINs stay at home. */
export const fileContent = z.strictObject({
  match: z.uuid(),
  game: line(64),
  rulesVersion: z.int(),
  pack: z.strictObject({ id: line(64), hash }),
  config: plain(limits.config),
  title: line(200),
  practice: z.boolean(),
  createdAt: instant,
  playedAt: instant,
  givenUpAt: instant.nullable(),
  parent: z.strictObject({ match: z.uuid(), ply }).nullable(),
  seats: z.array(fileSeat).min(1).max(16),
  startHash: hash,
  /** SHA-256 of the seed's bytes; shown from the first move on. */
  commitment: hash,
  actions: z.array(z.strictObject({ seat, action: plain(limits.action), hash, at: instant })).max(100_000),
  dice,
})
export type FileContent = Readonly<z.output<typeof fileContent>>

/** A whole file. `checksum` is the fingerprint (shared/kernel/plain.ts) of `content`. */
export const gavelFile = z.strictObject({
  gavel: z.literal('match'),
  format: z.literal(fileFormat),
  checksum: hash,
  content: fileContent,
})
export type GavelFile = Readonly<z.output<typeof gavelFile>>
