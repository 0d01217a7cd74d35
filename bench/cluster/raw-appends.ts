import pg from 'pg';
import { type Appender, requestOf, stepOf } from './appends.ts';
import { storeAppends } from './store-appends.ts';

/** As many as our store writes with at a time. */
const CONNECTIONS = 2;

/** The same rows without a question: not whether the table stands where it should, nor whether it was done before. */
const INSERT = `
WITH
  added AS (
    INSERT INTO steps (table_id, seq, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[])),
  noted AS (
    INSERT INTO requests (table_id, request, length)
    SELECT * FROM unnest($1::text[], $4::text[], $5::int[]))
UPDATE tables t SET length = w.length, status = 'playing', touched = w.seq, visited = w.seq
FROM unnest($1::text[], $2::int[], $5::int[]) AS w (id, seq, length) WHERE t.id = w.id`;

/** Bare `pg`: rows of many tables with one prepared statement and one commit, on as many connections. */
export async function rawAppends(url: string): Promise<Appender> {
  // Tables are made as ever; only what is measured is bare.
  const store = await storeAppends(url);
  const clients = Array.from(
    { length: CONNECTIONS },
    () => new pg.Client({ connectionString: url }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  let ids: readonly string[] = [];
  let length = 1;

  const addTo = async (
    client: pg.Client,
    tables: readonly string[],
    from: number,
    each: number,
  ) => {
    for (let seq = from; seq < from + each; seq++) {
      const values = [
        tables,
        tables.map(() => seq),
        tables.map(() => JSON.stringify(stepOf(seq))),
        tables.map((table) => requestOf(table, seq)),
        tables.map(() => seq + 1),
      ];
      await client.query({ name: 'insert', text: INSERT, values });
    }
  };

  return {
    name: 'bare pg',
    open: async (tables) => {
      await store.open(tables);
      const { rows } = await (clients[0] as pg.Client).query<{ id: string }>(
        'SELECT id FROM tables',
      );
      ids = rows.map(({ id }) => id);
    },
    append: async (each) => {
      const share = Math.ceil(ids.length / clients.length);
      await Promise.all(
        clients.map((client, n) =>
          addTo(client, ids.slice(n * share, (n + 1) * share), length, each),
        ),
      );
      length += each;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await store.close();
    },
  };
}
