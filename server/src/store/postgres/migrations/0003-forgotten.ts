import type { Migration } from './migration.ts';

/**
 * Forgetting is a job: `due` says when it is tried next (a claim moves it to the end of the lease), `attempts`
 * how often it failed. `forgotten` has the hashes of those who asked for it, and when, so that a backup from
 * before can be told whom it must not bring back. `passed`: how many steps of talk and knocks a table had that are
 * not kept, so that no other step can be missing unnoticed.
 */
export const forgotten: Migration = {
  worksSince: 3,
  sql: `
ALTER TABLE forgetting ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
ALTER TABLE forgetting ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
CREATE INDEX forgetting_by_due ON forgetting (due);

CREATE TABLE forgotten (
  member_hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  at          BIGINT NOT NULL
);
CREATE INDEX forgotten_by_age ON forgotten (at);

ALTER TABLE tables ADD COLUMN passed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET passed = length - (SELECT count(*) FROM steps WHERE table_id = tables.id);
`,
};
