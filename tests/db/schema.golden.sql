CREATE TABLE actions (
  match TEXT NOT NULL REFERENCES matches (match) ON DELETE CASCADE,
  ply INTEGER NOT NULL CHECK (ply > 0),
  seat INTEGER NOT NULL,
  action TEXT NOT NULL,
  hash TEXT NOT NULL,
  sealed INTEGER NOT NULL CHECK (sealed IN (0, 1)),
  at TEXT NOT NULL,
  PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
  match TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  pack TEXT NOT NULL REFERENCES packs (hash),
  config TEXT NOT NULL,
  seed TEXT NOT NULL,
  practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
  created_at TEXT NOT NULL,
  played_at TEXT NOT NULL,
  start_hash TEXT NOT NULL,
  ply INTEGER NOT NULL CHECK (ply >= 0),
  glance TEXT NOT NULL,
  damaged INTEGER NOT NULL DEFAULT 0 CHECK (damaged IN (0, 1))
, title TEXT NOT NULL DEFAULT '', archived_at TEXT, deleted_at TEXT, given_up_at TEXT, imported_at TEXT, parent TEXT, parent_ply INTEGER) STRICT;

CREATE INDEX matches_by_played_at ON matches (played_at);

CREATE TABLE packs (
  hash TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  id TEXT NOT NULL,
  seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE reseeds (
  match TEXT NOT NULL REFERENCES matches (match) ON DELETE CASCADE,
  ply INTEGER NOT NULL CHECK (ply > 0),
  seed TEXT NOT NULL,
  PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
  match TEXT NOT NULL PRIMARY KEY REFERENCES matches (match) ON DELETE CASCADE,
  winners TEXT NOT NULL,
  reason TEXT NOT NULL,
  ended_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
  match TEXT NOT NULL REFERENCES matches (match) ON DELETE CASCADE,
  seat INTEGER NOT NULL CHECK (seat >= 0),
  player TEXT NOT NULL CHECK (player IN ('person', 'computer')), name TEXT NOT NULL DEFAULT '', level TEXT, pin TEXT,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  match TEXT NOT NULL PRIMARY KEY REFERENCES matches (match) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  state TEXT NOT NULL
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
