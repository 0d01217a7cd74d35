import type { Identity, Store } from '../store.ts';
import type { Postgres, Transaction } from './postgres.ts';

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

/** Forgets people, within a write, in what is kept elsewhere. */
export type ForgetBeside = (tx: Transaction, members: readonly string[]) => Promise<void>;

export function peopleIn(db: Postgres, forgetBeside: ForgetBeside): People {
  const find = db.statement<Identity & { readonly seen: number }>(
    'SELECT member, name, since, seen FROM identities WHERE token_hash = $1',
  );
  const see = db.statement('UPDATE identities SET seen = $1 WHERE token_hash = $2');
  const create = db.statement(
    'INSERT INTO identities (token_hash, member, name, since, seen) VALUES ($1, $2, $3, $4, $4)',
  );
  const rename = db.statement('UPDATE identities SET name = $1 WHERE member = $2');
  const forget = db.statement('DELETE FROM identities WHERE member = ANY ($1::text[])');
  const forgetTables = ['members', 'cleared'].map((table) =>
    db.statement(`DELETE FROM ${table} WHERE member = ANY ($1::text[])`),
  );
  const unseen = db.statement<{ member: string }>(
    `SELECT member FROM identities WHERE seen < $1
     AND NOT EXISTS (SELECT 1 FROM members WHERE members.member = identities.member)
     AND NOT EXISTS (SELECT 1 FROM cleared WHERE cleared.member = identities.member)
     ORDER BY seen LIMIT ${PRUNED} FOR UPDATE SKIP LOCKED`,
  );
  const pruneLinks = db.statement('DELETE FROM tickets WHERE expires <= $1');
  const addLink = db.statement(
    'INSERT INTO tickets (ticket_hash, table_id, issuer, expires, kept) VALUES ($1, $2, $3, $4, $5)',
  );
  const findLink = db.statement<{ issuer: string; kept: number; expires: number }>(
    `SELECT issuer, kept, expires FROM tickets
     WHERE ticket_hash = $1 AND table_id = $2 AND expires > $3`,
  );
  const revokeLinks = db.statement('DELETE FROM tickets WHERE table_id = $1 AND issuer = $2');

  const forgetAll = async (tx: Transaction, members: readonly string[]) => {
    await tx.run(forget, members);
    for (const statement of forgetTables) await tx.run(statement, members);
    await forgetBeside(tx, members);
  };

  return {
    identity: async (tokenHash, now = Date.now()) => {
      const row = await db.get(find, tokenHash);
      if (!row) return null;
      if (now - row.seen >= DAY) await db.run(see, now, tokenHash);
      return { member: row.member, name: JSON.parse(row.name) as string, since: row.since };
    },
    createIdentity: async (tokenHash, { member, name, since }) =>
      void (await db.run(create, tokenHash, member, JSON.stringify(name), since)),
    renameIdentity: async (member, name) =>
      void (await db.run(rename, JSON.stringify(name), member)),
    forgetIdentity: (member) => db.transaction((tx) => forgetAll(tx, [member])),
    pruneIdentities: async (before) => {
      let gone = 0;
      let batch: number;
      do {
        batch = await db.transaction(async (tx) => {
          const members = (await tx.all(unseen, before)).map(({ member }) => member);
          if (members.length) await forgetAll(tx, members);
          return members.length;
        });
        gone += batch;
      } while (batch > 0);
      return gone;
    },
    pruneLinks: (now) => db.run(pruneLinks, now),
    addLink: async ({ id, giver, kept }, table, expires) =>
      void (await db.run(addLink, id, table, giver, expires, kept ? 1 : 0)),
    link: async (id, table, now) => {
      const row = await db.get(findLink, id, table, now);
      if (!row) return null;
      return { id, giver: row.issuer, kept: row.kept === 1, expires: row.expires };
    },
    revokeLinks: (table, giver) => db.run(revokeLinks, table, giver),
  };
}
