/**
 * What is needed to let things go in time. `visited`: when a person last did something at a table; bots do not
 * count. `seen`: when somebody was last here. `forgetting`: who asked to be forgotten and is not yet, everywhere.
 * A table is listed for whoever opened it, too, or nobody would find it when they are forgotten; those who
 * were forgotten before leave the last places that still named them.
 */
export const ages = `
ALTER TABLE tables ADD COLUMN visited INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET visited = touched;
ALTER TABLE identities ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE identities SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX identities_by_seen ON identities (seen);

CREATE TABLE forgetting (
  member TEXT    NOT NULL PRIMARY KEY,
  since  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

UPDATE tables SET host = '' WHERE host NOT IN (SELECT member FROM identities);
DELETE FROM requests WHERE substr(request, 1, instr(request, '/') - 1) NOT IN (SELECT member FROM identities);
DELETE FROM tickets WHERE issuer NOT IN (SELECT member FROM identities);
INSERT INTO members (member, table_id) SELECT host, id FROM tables WHERE host <> '' ON CONFLICT DO NOTHING;
`;
