import type { Connection } from '../connection.ts'

/** One step of the layout: brings a store from `version - 1` to `version`. Never edited once it has landed. */
export type Migration = { readonly version: number; readonly up: (db: Connection) => void }
