import type { Migration } from './migration.ts';

/**
 * The tables of SQLite's schema 6, column by column. Times are milliseconds since 1970; `body`, `name`,
 * `text`, `line`, `accused` and `whom` are JSON as text, since PostgreSQL's own JSON takes neither NUL nor
 * half a surrogate pair. Keys are compared byte by byte, wherever the database was made.
 */
export const firstEdition: Migration = {
  worksSince: 1,
  sql: `
CREATE TABLE tables (
  id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  code    TEXT COLLATE "C" NOT NULL UNIQUE,
  game    TEXT    NOT NULL,
  seed    TEXT    NOT NULL,
  host    TEXT COLLATE "C" NOT NULL,
  listed  INTEGER NOT NULL CHECK (listed IN (0, 1)),
  status  TEXT COLLATE "C" NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
  opened  BIGINT  NOT NULL,
  touched BIGINT  NOT NULL,
  length  INTEGER NOT NULL,
  opener  TEXT COLLATE "C",
  opener_network TEXT COLLATE "C",
  visited BIGINT  NOT NULL DEFAULT 0
);
CREATE INDEX tables_by_age ON tables (status, touched);
CREATE INDEX tables_listed ON tables (opened DESC) WHERE listed = 1 AND status <> 'over';
CREATE INDEX tables_by_host ON tables (host) WHERE status <> 'over';
CREATE INDEX tables_listed_by_opener ON tables (opener) WHERE listed = 1 AND status <> 'over';
CREATE INDEX tables_listed_by_network ON tables (opener_network)
  WHERE listed = 1 AND status <> 'over';

CREATE TABLE steps (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  seq      INTEGER NOT NULL,
  body     TEXT    NOT NULL,
  PRIMARY KEY (table_id, seq)
);

CREATE TABLE requests (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  request  TEXT COLLATE "C" NOT NULL,
  length   INTEGER NOT NULL,
  PRIMARY KEY (table_id, request)
);

CREATE TABLE members (
  member   TEXT COLLATE "C" NOT NULL,
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  PRIMARY KEY (member, table_id)
);
CREATE INDEX members_by_table ON members (table_id);

-- A claim moves "due" to the end of the lease: one number says when to look next.
CREATE TABLE wakes (
  table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  due      BIGINT NOT NULL
);
CREATE INDEX wakes_by_due ON wakes (due);

CREATE TABLE identities (
  token_hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  member     TEXT COLLATE "C" NOT NULL,
  name       TEXT   NOT NULL,
  since      BIGINT NOT NULL,
  seen       BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX identities_by_member ON identities (member);
CREATE INDEX identities_by_seen ON identities (seen);

CREATE TABLE tickets (
  ticket_hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  table_id    TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  issuer      TEXT COLLATE "C" NOT NULL,
  expires     BIGINT  NOT NULL,
  kept        INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1))
);
CREATE INDEX tickets_by_table ON tickets (table_id);

CREATE TABLE blocks (
  member  TEXT COLLATE "C" NOT NULL,
  blocked TEXT COLLATE "C" NOT NULL,
  id      TEXT COLLATE "C" NOT NULL,
  name    TEXT   NOT NULL,
  since   BIGINT NOT NULL,
  PRIMARY KEY (member, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE reports (
  id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  table_id TEXT COLLATE "C" NOT NULL,
  game     TEXT   NOT NULL,
  at       BIGINT NOT NULL,
  reason   TEXT   NOT NULL,
  text     TEXT   NOT NULL,
  line     TEXT   NOT NULL,
  reporter TEXT COLLATE "C" NOT NULL,
  accused  TEXT   NOT NULL
);
CREATE INDEX reports_by_age ON reports (at);
CREATE INDEX reports_by_table ON reports (table_id);
CREATE INDEX reports_by_reporter ON reports (reporter, at);

CREATE TABLE bans (
  id    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  kind  TEXT   NOT NULL CHECK (kind IN ('member', 'network')),
  whom  TEXT   NOT NULL,
  name  TEXT   NOT NULL,
  since BIGINT NOT NULL,
  until BIGINT NOT NULL
);
CREATE INDEX bans_by_end ON bans (until);

CREATE TABLE secrets (
  name  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);
INSERT INTO secrets (name, value)
  VALUES ('openers', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

CREATE TABLE forgetting (
  member TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  since  BIGINT NOT NULL
);

-- Always empty: something is written into it and deleted again to see whether that can be done.
CREATE TABLE probes (body TEXT NOT NULL);
`,
};
