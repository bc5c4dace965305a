import type { Migration } from './migration.ts'

/**
 * Each match lies on one shelf, and each shelf has an index in the order of the list, so that no list looks at every match. `ended` is copied
 * from `results` by triggers, so that no program can forget it. Snapshots become a table with row ids: a state of usual size fits into its
 * row, where before every action spilled it onto a page of its own, with others to take that one from and to give the last one back to.
 */
export const shelves: Migration = {
  version: 5,
  up: (db) =>
    void db.exec(`
ALTER TABLE matches ADD COLUMN ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1));
UPDATE matches SET ended = 1 WHERE match IN (SELECT match FROM results);

CREATE TRIGGER matches_follow_ends AFTER INSERT ON results BEGIN
  UPDATE matches SET ended = 1 WHERE match = NEW.match;
END;

CREATE TRIGGER matches_follow_ends_taken_back AFTER DELETE ON results BEGIN
  UPDATE matches SET ended = 0 WHERE match = OLD.match;
END;

ALTER TABLE matches ADD COLUMN shelf TEXT AS (CASE
  WHEN deleted_at IS NOT NULL THEN 'bin'
  WHEN archived_at IS NOT NULL THEN 'archive'
  WHEN given_up_at IS NOT NULL OR ended THEN 'past'
  ELSE 'running' END);

CREATE INDEX matches_by_shelf ON matches (shelf, played_at);

CREATE TABLE states (
  match TEXT NOT NULL PRIMARY KEY REFERENCES matches (match) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  state TEXT NOT NULL
) STRICT;

INSERT INTO states (match, ply, state) SELECT match, ply, state FROM snapshots;
DROP TABLE snapshots;
ALTER TABLE states RENAME TO snapshots;
`),
}
