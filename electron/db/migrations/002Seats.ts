import type { Migration } from './migration.ts'

/** Who sits where: a name, a computer player's level, and a PIN as the salted hash that it is checked against. */
export const seats: Migration = {
  version: 2,
  up: (db) =>
    void db.exec(`
ALTER TABLE seats ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN level TEXT;
ALTER TABLE seats ADD COLUMN pin TEXT;
`),
}
