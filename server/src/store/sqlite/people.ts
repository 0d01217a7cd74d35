import type { Identity, Store } from '../store.ts';
import type { Sqlite } from './sqlite.ts';

type People = Pick<
  Store,
  | 'identity'
  | 'createIdentity'
  | 'renameIdentity'
  | 'forgetIdentity'
  | 'addLink'
  | 'link'
  | 'revokeLinks'
>;

/** `forgetBeside` forgets somebody, within a write, in what is kept elsewhere. */
export function peopleIn(db: Sqlite, forgetBeside: (member: string) => void): People {
  const find = db.statement<Identity>(
    'SELECT member, name, since FROM identities WHERE token_hash = ?',
  );
  const create = db.statement(
    'INSERT INTO identities (token_hash, member, name, since) VALUES (?, ?, ?, ?)',
  );
  const rename = db.statement('UPDATE identities SET name = ? WHERE member = ?');
  const forget = db.statement('DELETE FROM identities WHERE member = ?');
  const forgetTables = db.statement('DELETE FROM members WHERE member = ?');
  const addLink = db.statement(
    'INSERT INTO tickets (ticket_hash, table_id, issuer, expires, kept) VALUES (?, ?, ?, ?, ?)',
  );
  const findLink = db.statement<{ issuer: string; kept: number; expires: number }>(
    'SELECT issuer, kept, expires FROM tickets WHERE ticket_hash = ? AND table_id = ? AND expires > ?',
  );
  const revokeLinks = db.statement('DELETE FROM tickets WHERE table_id = ? AND issuer = ?');

  return {
    identity: (tokenHash) =>
      db.read(() => {
        const row = find.get(tokenHash);
        return row
          ? { member: row.member, name: JSON.parse(row.name) as string, since: row.since }
          : null;
      }),
    createIdentity: (tokenHash, { member, name, since }) =>
      db.write(() => void create.run(tokenHash, member, JSON.stringify(name), since)),
    renameIdentity: (member, name) => db.write(() => void rename.run(JSON.stringify(name), member)),
    forgetIdentity: (member) =>
      db.write(() => {
        forget.run(member);
        forgetTables.run(member);
        forgetBeside(member);
      }),
    addLink: ({ id, giver, kept }, table, expires) =>
      db.write(() => void addLink.run(id, table, giver, expires, kept ? 1 : 0)),
    link: (id, table, now) =>
      db.read(() => {
        const row = findLink.get(id, table, now);
        if (!row) return null;
        return { id, giver: row.issuer, kept: row.kept === 1, expires: row.expires };
      }),
    revokeLinks: (table, giver) => db.write(() => revokeLinks.run(table, giver)),
  };
}
