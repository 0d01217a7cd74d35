/**
 * From where a table was opened, so that nobody fills the list of tables: two hashes with a secret of this
 * file, kept until the table is over. A code ends with its table: then it is kept as `CODE/id`, which finds
 * nothing and leaves the code free for another.
 */
export const openers = `
CREATE TABLE secrets (
  name  TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO secrets (name, value) VALUES ('openers', lower(hex(randomblob(32))));

ALTER TABLE tables ADD COLUMN opener TEXT;
ALTER TABLE tables ADD COLUMN opener_network TEXT;
CREATE INDEX tables_listed_by_opener ON tables (opener) WHERE listed = 1 AND status <> 'over';
CREATE INDEX tables_listed_by_network ON tables (opener_network)
  WHERE listed = 1 AND status <> 'over';

UPDATE tables SET code = code || '/' || id WHERE status = 'over';
`;
