/** Times are milliseconds since 1970; `body` and `name` are JSON, so that any text survives. */
export const firstEdition = `
CREATE TABLE tables (
  id      TEXT    NOT NULL PRIMARY KEY,
  code    TEXT    NOT NULL UNIQUE,
  game    TEXT    NOT NULL,
  seed    TEXT    NOT NULL,
  host    TEXT    NOT NULL,
  listed  INTEGER NOT NULL CHECK (listed IN (0, 1)),
  status  TEXT    NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
  opened  INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  length  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_age ON tables (status, touched);
CREATE INDEX tables_listed ON tables (opened DESC) WHERE listed = 1 AND status <> 'over';
CREATE INDEX tables_by_host ON tables (host) WHERE status <> 'over';

CREATE TABLE steps (
  table_id TEXT    NOT NULL REFERENCES tables ON DELETE CASCADE,
  seq      INTEGER NOT NULL,
  body     TEXT    NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE requests (
  table_id TEXT    NOT NULL REFERENCES tables ON DELETE CASCADE,
  request  TEXT    NOT NULL,
  length   INTEGER NOT NULL,
  PRIMARY KEY (table_id, request)
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
  member   TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
  PRIMARY KEY (member, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_table ON members (table_id);

-- A claim moves \`due\` to the end of the lease: one number says when to look next.
CREATE TABLE wakes (
  table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  due      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX wakes_by_due ON wakes (due);

CREATE TABLE identities (
  token_hash TEXT    NOT NULL PRIMARY KEY,
  member     TEXT    NOT NULL,
  name       TEXT    NOT NULL,
  since      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX identities_by_member ON identities (member);

CREATE TABLE tickets (
  ticket_hash TEXT    NOT NULL PRIMARY KEY,
  table_id    TEXT    NOT NULL REFERENCES tables ON DELETE CASCADE,
  issuer      TEXT    NOT NULL,
  expires     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tickets_by_table ON tickets (table_id);
`;
