import type { Ban, PeopleStore } from '../people.ts';
import type { Postgres } from './postgres.ts';

type Bans = Pick<PeopleStore, 'addBan' | 'bans' | 'removeBan'>;

type Row = Omit<Ban, 'whom'> & { readonly whom: string };

const COLUMNS = 'id, kind, whom, name, since, until';

export function bansIn(db: Postgres): Bans {
  const add = db.statement(`INSERT INTO bans (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)`);
  const ended = db.statement('DELETE FROM bans WHERE until <= $1');
  const count = db.statement<{ count: number }>('SELECT count(*) AS count FROM bans');
  const list = db.statement<Row>(
    `SELECT ${COLUMNS} FROM bans WHERE until > $1 ORDER BY since DESC, id`,
  );
  const remove = db.statement('DELETE FROM bans WHERE id = $1');

  return {
    addBan: ({ id, kind, whom, name, since, until }, most) =>
      db.transaction(async (tx) => {
        await tx.alone('bans');
        await tx.run(ended, since);
        if (((await tx.get(count))?.count ?? 0) >= most) return false;
        await tx.run(add, id, kind, JSON.stringify(whom), JSON.stringify(name), since, until);
        return true;
      }),
    bans: async (now) =>
      (await db.all(list, now)).map(({ id, kind, whom, name, since, until }) => ({
        id,
        kind,
        whom: JSON.parse(whom) as string[],
        name: JSON.parse(name) as string,
        since,
        until,
      })),
    removeBan: async (id) => (await db.run(remove, id)) > 0,
  };
}
