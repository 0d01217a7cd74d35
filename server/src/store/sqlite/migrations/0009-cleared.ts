/**
 * Tables that somebody took off their own list. They still name them, so that they are found when that person is
 * forgotten or wants to see all that is kept.
 */
export const cleared = `
CREATE TABLE cleared (
  member   TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
  PRIMARY KEY (member, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX cleared_by_table ON cleared (table_id);
`;
