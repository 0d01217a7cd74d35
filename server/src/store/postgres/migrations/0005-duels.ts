import type { Migration } from './migration.ts';

/** As SQLite's schema 10: duels, and who plays in them. */
export const duels: Migration = {
  worksSince: 1,
  sql: `
CREATE TABLE duels (
  id     TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  game   TEXT COLLATE "C" NOT NULL,
  body   TEXT COLLATE "C" NOT NULL,
  seed   TEXT COLLATE "C" NOT NULL,
  host   TEXT COLLATE "C" NOT NULL,
  opened BIGINT NOT NULL,
  ends   BIGINT NOT NULL
);
CREATE INDEX duels_by_host ON duels (host);
CREATE INDEX duels_by_end ON duels (ends);

CREATE TABLE runs (
  duel_id  TEXT COLLATE "C" NOT NULL REFERENCES duels ON DELETE CASCADE,
  member   TEXT COLLATE "C" NOT NULL,
  name     TEXT COLLATE "C" NOT NULL,
  table_id TEXT COLLATE "C" NOT NULL,
  begun    BIGINT NOT NULL,
  through  BIGINT,
  scores   TEXT COLLATE "C",
  PRIMARY KEY (duel_id, member)
);
CREATE INDEX runs_by_member ON runs (member);
`,
};
