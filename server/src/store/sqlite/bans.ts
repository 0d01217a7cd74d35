import type { Ban, PeopleStore } from '../people.ts';
import type { Sqlite } from './sqlite.ts';

type Bans = Pick<PeopleStore, 'addBan' | 'bans' | 'removeBan'>;

type Row = Omit<Ban, 'whom'> & { readonly whom: string };

const COLUMNS = 'id, kind, whom, name, since, until';

export function bansIn(db: Sqlite): Bans {
  const add = db.statement(`INSERT INTO bans (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)`);
  const ended = db.statement('DELETE FROM bans WHERE until <= ?');
  const count = db.statement<{ count: number }>('SELECT count(*) AS count FROM bans');
  const list = db.statement<Row>(
    `SELECT ${COLUMNS} FROM bans WHERE until > ? ORDER BY since DESC, id`,
  );
  const remove = db.statement('DELETE FROM bans WHERE id = ?');

  return {
    addBan: ({ id, kind, whom, name, since, until }, most) =>
      db.write(() => {
        ended.run(since);
        if ((count.get()?.count ?? 0) >= most) return false;
        add.run(id, kind, JSON.stringify(whom), JSON.stringify(name), since, until);
        return true;
      }),
    bans: (now) =>
      db.read(() =>
        list.all(now).map(({ id, kind, whom, name, since, until }) => ({
          id,
          kind,
          whom: JSON.parse(whom) as string[],
          name: JSON.parse(name) as string,
          since,
          until,
        })),
      ),
    removeBan: (id) => db.write(() => remove.run(id) > 0),
  };
}
