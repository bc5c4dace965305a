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

CREATE TABLE fact_attempts (
  fact INTEGER NOT NULL REFERENCES facts (fact) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  n INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  perp TEXT NOT NULL,
  crime TEXT NOT NULL,
  fate TEXT NOT NULL,
  margin INTEGER NOT NULL,
  points INTEGER NOT NULL,
  chance REAL NOT NULL,
  PRIMARY KEY (fact, seat, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX fact_attempts_by_crime ON fact_attempts (crime, fate);

CREATE INDEX fact_attempts_by_perp ON fact_attempts (perp, fate);

CREATE TABLE fact_deeds (
  fact INTEGER NOT NULL REFERENCES facts (fact) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  deed TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (fact, seat, deed)
) STRICT, WITHOUT ROWID;

CREATE TABLE fact_dice (
  fact INTEGER NOT NULL REFERENCES facts (fact) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  f1 INTEGER NOT NULL,
  f2 INTEGER NOT NULL,
  f3 INTEGER NOT NULL,
  f4 INTEGER NOT NULL,
  f5 INTEGER NOT NULL,
  f6 INTEGER NOT NULL,
  PRIMARY KEY (fact, seat, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE fact_fights (
  fact INTEGER NOT NULL REFERENCES facts (fact) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  round INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  enemy TEXT NOT NULL,
  tier TEXT NOT NULL,
  how TEXT NOT NULL,
  rounds INTEGER NOT NULL,
  dealt INTEGER NOT NULL,
  taken INTEGER NOT NULL,
  gold INTEGER NOT NULL,
  luck REAL NOT NULL,
  PRIMARY KEY (fact, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX fact_fights_by_enemy ON fact_fights (enemy, how);

CREATE TABLE fact_items (
  fact INTEGER NOT NULL REFERENCES facts (fact) ON DELETE CASCADE,
  item TEXT NOT NULL,
  bought INTEGER NOT NULL,
  sold INTEGER NOT NULL,
  gold INTEGER NOT NULL,
  PRIMARY KEY (fact, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE fact_papers (
  fact INTEGER NOT NULL REFERENCES facts (fact) ON DELETE CASCADE,
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (fact, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE fact_plays (
  fact INTEGER NOT NULL REFERENCES facts (fact) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  card TEXT NOT NULL,
  half TEXT NOT NULL,
  target INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (fact, seat, card, half, target)
) STRICT, WITHOUT ROWID;

CREATE INDEX fact_plays_by_target ON fact_plays (fact, target, seat, card, half, count);

CREATE TABLE fact_seats (
  fact INTEGER NOT NULL REFERENCES facts (fact) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person INTEGER,
  level TEXT,
  hero TEXT,
  won INTEGER NOT NULL CHECK (won IN (0, 1)),
  place INTEGER,
  score INTEGER,
  ahead INTEGER,
  contests INTEGER NOT NULL,
  contests_won INTEGER NOT NULL,
  luck REAL NOT NULL,
  PRIMARY KEY (fact, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX fact_seats_by_level ON fact_seats (level) WHERE level IS NOT NULL;

CREATE INDEX fact_seats_by_person ON fact_seats (person) WHERE person IS NOT NULL;

CREATE TABLE facts (
  fact INTEGER PRIMARY KEY,
  match TEXT NOT NULL UNIQUE REFERENCES matches (match) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  game TEXT NOT NULL,
  at TEXT NOT NULL,
  day TEXT NOT NULL,
  finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
  reason TEXT,
  plies INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  play_time INTEGER NOT NULL,
  difficulty TEXT,
  seats INTEGER NOT NULL,
  practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1))
) STRICT;

CREATE INDEX facts_by_day ON facts (day, game);

CREATE INDEX facts_by_version ON facts (version);

CREATE TRIGGER facts_follow_given_up AFTER UPDATE OF given_up_at ON matches WHEN OLD.given_up_at IS NOT NEW.given_up_at BEGIN
  DELETE FROM facts WHERE match = NEW.match AND NOT finished;
END;

CREATE TRIGGER facts_follow_matches AFTER UPDATE OF practice, deleted_at ON matches BEGIN
  UPDATE facts SET practice = NEW.practice, deleted = NEW.deleted_at IS NOT NULL WHERE match = NEW.match;
END;

CREATE TRIGGER facts_follow_results AFTER DELETE ON results BEGIN
  DELETE FROM facts WHERE match = OLD.match;
END;

CREATE TRIGGER facts_follow_seats AFTER UPDATE OF person ON seats BEGIN
  UPDATE fact_seats SET person = NEW.person WHERE fact = (SELECT fact FROM facts WHERE match = NEW.match) AND seat = NEW.seat;
END;

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
, title TEXT NOT NULL DEFAULT '', archived_at TEXT, deleted_at TEXT, given_up_at TEXT, imported_at TEXT, parent TEXT, parent_ply INTEGER, ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)), shelf TEXT AS (CASE
  WHEN deleted_at IS NOT NULL THEN 'bin'
  WHEN archived_at IS NOT NULL THEN 'archive'
  WHEN given_up_at IS NOT NULL OR ended THEN 'past'
  ELSE 'running' END)) STRICT;

CREATE INDEX matches_by_played_at ON matches (played_at);

CREATE INDEX matches_by_shelf ON matches (shelf, played_at);

CREATE TRIGGER matches_follow_ends AFTER INSERT ON results BEGIN
  UPDATE matches SET ended = 1 WHERE match = NEW.match;
END;

CREATE TRIGGER matches_follow_ends_taken_back AFTER DELETE ON results BEGIN
  UPDATE matches SET ended = 0 WHERE match = OLD.match;
END;

CREATE INDEX matches_given_up ON matches (given_up_at) WHERE given_up_at IS NOT NULL;

CREATE TABLE packs (
  hash TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  id TEXT NOT NULL,
  seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE VIEW played AS
SELECT f.fact, f.match, f.game, f.at, f.day, f.finished, f.reason, f.plies, f.rounds, f.play_time, f.difficulty, f.seats, f.practice,
  s.seat, s.person, s.level, s.hero, s.won, s.place, s.score, s.ahead, s.contests, s.contests_won, s.luck,
  CASE WHEN f.practice THEN 'practice' WHEN NOT f.finished THEN 'givenUp' WHEN s.won THEN 'won' ELSE 'lost' END AS result
FROM fact_seats s JOIN facts f ON f.fact = s.fact
WHERE NOT f.deleted;

CREATE TABLE players (
  player INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  colour TEXT NOT NULL,
  me INTEGER NOT NULL DEFAULT 0 CHECK (me IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX players_me ON players (me) WHERE me = 1;

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
  player TEXT NOT NULL CHECK (player IN ('person', 'computer')), name TEXT NOT NULL DEFAULT '', level TEXT, pin TEXT, person INTEGER REFERENCES players (player),
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE settings (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE "snapshots" (
  match TEXT NOT NULL PRIMARY KEY REFERENCES matches (match) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  state TEXT NOT NULL
) STRICT;

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
