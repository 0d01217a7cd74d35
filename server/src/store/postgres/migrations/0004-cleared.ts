import type { Migration } from './migration.ts';

/** As SQLite's schema 9: tables that somebody took off their own list, and which still name them. */
export const cleared: Migration = {
  worksSince: 1,
  sql: `
CREATE TABLE cleared (
  member   TEXT COLLATE "C" NOT NULL,
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  PRIMARY KEY (member, table_id)
);
CREATE INDEX cleared_by_table ON cleared (table_id);
`,
};
