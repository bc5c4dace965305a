import { z } from '../kernel/zod.ts'

const instant = z.iso.datetime()
const bytes = z.int().min(0)

/** Why a backup was made. Which stay: electron/db/retention.ts. */
export const backupKinds = ['exit', 'daily', 'migration', 'hand'] as const
export type BackupKind = (typeof backupKinds)[number]

/** What a look into a file has shown; `null`: it cannot be read. `playedAt`: when a match in it was played last. */
const glance = z.strictObject({ matches: z.int(), over: z.int(), playedAt: z.string().nullable() }).nullable()

export const backup = z.strictObject({ name: z.string(), kind: z.enum(backupKinds), at: instant, bytes, glance })
export type Backup = Readonly<z.output<typeof backup>>

/** A store that was moved aside; it can be taken back like a backup. */
export const aside = z.strictObject({ name: z.string(), reason: z.enum(['replaced', 'damaged']), at: instant, bytes, glance })
export type Aside = Readonly<z.output<typeof aside>>

export const backupList = z.strictObject({
  /** Newest first. */
  backups: z.array(backup).readonly(),
  /** Moved aside last first. */
  aside: z.array(aside).readonly(),
  /** The store's own file, with its log. */
  bytes,
  /** The most bytes that all backups together may take (the newest may take more alone). */
  budget: bytes,
})
export type BackupList = Readonly<z.output<typeof backupList>>

/** A backup or a store that was moved aside, by its name in the list. */
export const restored = z.strictObject({
  name: z
    .string()
    .max(100)
    .regex(/^gavel[\w.-]+\.db$/),
})

/** The file names, inside the data folder, that the present files have now; the first is the store, to be taken back by its name. */
export const movedAside = z.strictObject({ movedTo: z.array(z.string()).readonly() })

const badMatch = z.strictObject({ match: z.string(), why: z.string() })

/**
 * The stored facts of ended matches against those that their logs give now (R-STAT-2): how many were compared, those that were not looked
 * through by this version yet, and those where something else is stored.
 */
const factsReport = z.strictObject({
  compared: z.int(),
  missing: z.array(z.string()).readonly(),
  different: z.array(z.string()).readonly(),
})
export type FactsReport = Readonly<z.output<typeof factsReport>>

export const checkReport = z.strictObject({
  /** What is wrong with the file as such; it is then out of use, and no match was looked at. */
  fault: z.string().nullable(),
  checked: z.int(),
  bad: z.array(badMatch).readonly(),
  facts: factsReport,
})
export type CheckReport = Readonly<z.output<typeof checkReport>>

/** `saved` 0: nothing could be read, and nothing was moved. */
export const salvageReport = z.strictObject({
  saved: z.int(),
  lost: z.array(badMatch).readonly(),
  movedTo: z.array(z.string()).readonly(),
})
export type SalvageReport = Readonly<z.output<typeof salvageReport>>

/** `opened`: whether the system shows the folder now. */
export const shownFolder = z.strictObject({ folder: z.string(), opened: z.boolean() })

/** How far long work on the data is: so many matches of so many. */
export type DataProgress = { readonly work: 'check' | 'salvage'; readonly done: number; readonly total: number }
