import type { Identity, Store } from '../store.ts';
import type { Sqlite } from './sqlite.ts';

type People = Pick<
  Store,
  | 'identity'
  | 'createIdentity'
  | 'renameIdentity'
  | 'forgetIdentity'
  | 'pruneIdentities'
  | 'pruneLinks'
  | 'addLink'
  | 'link'
  | 'revokeLinks'
>;

const DAY = 24 * 60 * 60 * 1000;
/** So many at a time, so that no move waits for long. */
const PRUNED = 200;

/** `forgetBeside` forgets somebody, within a write, in what is kept elsewhere. */
export function peopleIn(db: Sqlite, forgetBeside: (member: string) => void): People {
  const find = db.statement<Identity & { readonly seen: number }>(
    'SELECT member, name, since, seen FROM identities WHERE token_hash = ?',
  );
  const see = db.statement('UPDATE identities SET seen = ? WHERE token_hash = ?');
  const create = db.statement(
    'INSERT INTO identities (token_hash, member, name, since, seen) VALUES (?, ?, ?, ?, ?)',
  );
  const rename = db.statement('UPDATE identities SET name = ? WHERE member = ?');
  const forget = db.statement('DELETE FROM identities WHERE member = ?');
  const forgetTables = ['members', 'cleared'].map((table) =>
    db.statement(`DELETE FROM ${table} WHERE member = ?`),
  );
  const unseen = db.statement<{ member: string }>(
    `SELECT member FROM identities WHERE seen < ?
     AND NOT EXISTS (SELECT 1 FROM members WHERE members.member = identities.member)
     AND NOT EXISTS (SELECT 1 FROM cleared WHERE cleared.member = identities.member)
     ORDER BY seen LIMIT ${PRUNED}`,
  );
  const pruneLinks = db.statement('DELETE FROM tickets WHERE expires <= ?');
  const addLink = db.statement(
    'INSERT INTO tickets (ticket_hash, table_id, issuer, expires, kept) VALUES (?, ?, ?, ?, ?)',
  );
  const findLink = db.statement<{ issuer: string; kept: number; expires: number }>(
    'SELECT issuer, kept, expires FROM tickets WHERE ticket_hash = ? AND table_id = ? AND expires > ?',
  );
  const revokeLinks = db.statement('DELETE FROM tickets WHERE table_id = ? AND issuer = ?');

  const forgetAll = (member: string) => {
    forget.run(member);
    for (const statement of forgetTables) statement.run(member);
    forgetBeside(member);
  };

  return {
    identity: async (tokenHash, now = Date.now()) => {
      const row = await db.read(() => find.get(tokenHash));
      if (!row) return null;
      if (now - row.seen >= DAY) await db.write(() => see.run(now, tokenHash));
      return { member: row.member, name: JSON.parse(row.name) as string, since: row.since };
    },
    createIdentity: (tokenHash, { member, name, since }) =>
      db.write(() => void create.run(tokenHash, member, JSON.stringify(name), since, since)),
    renameIdentity: (member, name) => db.write(() => void rename.run(JSON.stringify(name), member)),
    forgetIdentity: (member) => db.write(() => forgetAll(member)),
    pruneIdentities: async (before) => {
      let gone = 0;
      let batch: number;
      do {
        batch = await db.write(() => {
          const members = unseen.all(before).map(({ member }) => member);
          for (const member of members) forgetAll(member);
          return members.length;
        });
        gone += batch;
      } while (batch > 0);
      return gone;
    },
    pruneLinks: (now) => db.write(() => pruneLinks.run(now)),
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
