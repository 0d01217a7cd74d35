/**
 * What newcomers, wrong codes and the like have used up, until it is full again: `full_at` says when, in
 * microseconds since 1970. `key` is a hash with the secret of this file.
 */
export const budgets = `
CREATE TABLE budgets (
  key     TEXT    NOT NULL PRIMARY KEY,
  full_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX budgets_by_end ON budgets (full_at);
`;
