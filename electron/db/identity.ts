import type { Connection } from './connection.ts'

/** Stands in the file's header and says whose file it is: "GAVL". */
export const applicationId = 0x4741564c

/** The version of an open store; 0: nothing in it yet. */
export function versionOf(db: Connection): number {
  return Number(db.pragma('user_version', { simple: true }))
}
