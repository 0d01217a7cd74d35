/** Duels, and who plays in them. A run does not hang on its room, which may be deleted before: nobody begins twice. */
export const duels = `
CREATE TABLE duels (
  id     TEXT    NOT NULL PRIMARY KEY,
  game   TEXT    NOT NULL,
  body   TEXT    NOT NULL,
  seed   TEXT    NOT NULL,
  host   TEXT    NOT NULL,
  opened INTEGER NOT NULL,
  ends   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX duels_by_host ON duels (host);
CREATE INDEX duels_by_end ON duels (ends);

CREATE TABLE runs (
  duel_id  TEXT    NOT NULL REFERENCES duels ON DELETE CASCADE,
  member   TEXT    NOT NULL,
  name     TEXT    NOT NULL,
  table_id TEXT    NOT NULL,
  begun    INTEGER NOT NULL,
  through  INTEGER,
  scores   TEXT,
  PRIMARY KEY (duel_id, member)
) STRICT, WITHOUT ROWID;
CREATE INDEX runs_by_member ON runs (member);
`;
