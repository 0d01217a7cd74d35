import type { Identity, Store } from '../store.ts';
import type { Sqlite } from './sqlite.ts';

type People = Pick<
  Store,
  'identity' | 'createIdentity' | 'renameIdentity' | 'forgetIdentity' | 'addTicket' | 'ticketIssuer'
>;

export function peopleIn(db: Sqlite): People {
  const find = db.statement<Identity>(
    'SELECT member, name, since FROM identities WHERE token_hash = ?',
  );
  const create = db.statement(
    'INSERT INTO identities (token_hash, member, name, since) VALUES (?, ?, ?, ?)',
  );
  const rename = db.statement('UPDATE identities SET name = ? WHERE member = ?');
  const forget = db.statement('DELETE FROM identities WHERE member = ?');
  const forgetTables = db.statement('DELETE FROM members WHERE member = ?');
  const addTicket = db.statement(
    'INSERT INTO tickets (ticket_hash, table_id, issuer, expires) VALUES (?, ?, ?, ?)',
  );
  const ticketIssuer = db.statement<{ issuer: string }>(
    'SELECT issuer FROM tickets WHERE ticket_hash = ? AND table_id = ? AND expires > ?',
  );

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
      }),
    addTicket: (ticketHash, table, issuer, expires) =>
      db.write(() => void addTicket.run(ticketHash, table, issuer, expires)),
    ticketIssuer: (ticketHash, table, now) =>
      db.read(() => ticketIssuer.get(ticketHash, table, now)?.issuer ?? null),
  };
}
