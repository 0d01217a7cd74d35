/**
 * Whom somebody does not want to hear, what was reported, and who is kept out. A report outlives its table,
 * so it refers to none. `name`, `text`, `line` and `accused` are JSON.
 */
export const people = `
CREATE TABLE blocks (
  member  TEXT    NOT NULL,
  blocked TEXT    NOT NULL,
  id      TEXT    NOT NULL,
  name    TEXT    NOT NULL,
  since   INTEGER NOT NULL,
  PRIMARY KEY (member, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE reports (
  id       TEXT    NOT NULL PRIMARY KEY,
  table_id TEXT    NOT NULL,
  game     TEXT    NOT NULL,
  at       INTEGER NOT NULL,
  reason   TEXT    NOT NULL,
  text     TEXT    NOT NULL,
  line     TEXT    NOT NULL,
  reporter TEXT    NOT NULL,
  accused  TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_by_age ON reports (at);
CREATE INDEX reports_by_table ON reports (table_id);
CREATE INDEX reports_by_reporter ON reports (reporter, at);

CREATE TABLE bans (
  id    TEXT    NOT NULL PRIMARY KEY,
  kind  TEXT    NOT NULL CHECK (kind IN ('member', 'network')),
  whom  TEXT    NOT NULL,
  name  TEXT    NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX bans_by_end ON bans (until);
`;
