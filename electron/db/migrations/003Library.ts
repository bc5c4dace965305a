import type { Migration } from './migration.ts'

/**
 * What people do with a whole match: name it, lay it aside, throw it away, give it up, take moves back and play them again,
 * and go on from the middle of another. `parent` is no reference: a branch outlives the match that it came from. Of `reseeds` the
 * last one at or before a ply gives the seed of its dice; without one it is the match's own.
 */
export const library: Migration = {
  version: 3,
  up: (db) =>
    void db.exec(`
ALTER TABLE matches ADD COLUMN title TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN archived_at TEXT;
ALTER TABLE matches ADD COLUMN deleted_at TEXT;
ALTER TABLE matches ADD COLUMN given_up_at TEXT;
ALTER TABLE matches ADD COLUMN imported_at TEXT;
ALTER TABLE matches ADD COLUMN parent TEXT;
ALTER TABLE matches ADD COLUMN parent_ply INTEGER;

CREATE TABLE reseeds (
  match TEXT NOT NULL REFERENCES matches (match) ON DELETE CASCADE,
  ply INTEGER NOT NULL CHECK (ply > 0),
  seed TEXT NOT NULL,
  PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE undone (
  match TEXT NOT NULL REFERENCES matches (match) ON DELETE CASCADE,
  ply INTEGER NOT NULL CHECK (ply > 0),
  seat INTEGER NOT NULL,
  action TEXT NOT NULL,
  hash TEXT NOT NULL,
  sealed INTEGER NOT NULL CHECK (sealed IN (0, 1)),
  at TEXT NOT NULL,
  PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;
`),
}
