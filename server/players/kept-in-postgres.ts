import pg from 'pg';
import { KEPT_ROWS, type KeptRows, type KeptTable, keptTables } from './kept-table.ts';

/** Everything in a database of PostgreSQL. */
export async function readKeptIn(url: string): Promise<KeptTable[]> {
  return reading(url, async (all) =>
    keptTables({
      tables: (await all(KEPT_ROWS.tables)) as KeptRows['tables'],
      steps: (await all(KEPT_ROWS.steps)) as KeptRows['steps'],
      requests: (await all(KEPT_ROWS.requests)) as KeptRows['requests'],
    }),
  );
}

/** How many steps each table has. */
export async function lengthsIn(url: string): Promise<Map<string, number>> {
  const tables = (await reading(url, (all) => all(KEPT_ROWS.tables))) as KeptRows['tables'];
  return new Map(tables.map(({ id, length }) => [id, length]));
}

/** Whole numbers of 64 bits, which are small here. */
const INT8 = 20;

async function reading<T>(
  url: string,
  read: (all: (sql: string) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const types = {
    getTypeParser: ((oid, format) =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  try {
    return await read(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}
