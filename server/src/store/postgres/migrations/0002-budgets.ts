import type { Migration } from './migration.ts';

/** As SQLite's schema 7: what is used up of a budget, until `full_at`, in microseconds since 1970. */
export const budgets: Migration = {
  worksSince: 1,
  sql: `
CREATE TABLE budgets (
  key     TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  full_at BIGINT NOT NULL
);
CREATE INDEX budgets_by_end ON budgets (full_at);
`,
};
