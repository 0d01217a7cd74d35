import { isDeepStrictEqual } from 'node:util';
import type { RoomStep } from '@late/table';
import { StoreFault } from '../store-fault.ts';
import { type KeptTable, keyOf, type Row } from './kept-table.ts';
import { Source } from './source.ts';
import { Target } from './target.ts';

export interface Moved {
  /** How many rows each table of the database has. */
  readonly rows: Readonly<Record<string, number>>;
  /** How many tables of games were opened again from their steps, and how many cannot be, there or here. */
  readonly opened: number;
  readonly resting: number;
}

/** Whether a table of this game can be opened from its steps. */
export type Reopen = (game: string, steps: readonly RoomStep[]) => Promise<boolean>;

/**
 * Carries everything from SQLite to PostgreSQL: all of it, counted, compared row by row and replayed, or nothing.
 * `say` is told how far it is.
 */
export async function moveStore(
  file: string,
  url: string,
  reopen: Reopen,
  say: (line: string) => void,
): Promise<Moved> {
  const source = await Source.open(file);
  try {
    const target = await Target.open(url, source.tables);
    try {
      for (const table of source.tables) {
        await copy(source, target, table);
        say(`copied ${table.name}`);
      }
      const counts = await count(source, target);
      for (const table of source.tables)
        if (table.name !== 'steps') await compare(source, target, table);
      say('compared, row by row');
      const { opened, resting } = await replay(source, target, reopen);
      say('replayed, table by table');
      await target.commit(counts);
      const rows = [...counts].map(([{ name }, rows]) => [name, rows] as const);
      return { rows: Object.fromEntries(rows), opened, resting };
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

function* pagesOf(source: Source, table: KeptTable): Generator<[Row | null, Row[]]> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = source.page(table, after);
    const last = rows.at(-1);
    if (!last) return;
    yield [after, rows];
    after = keyOf(table, last);
  }
}

async function copy(source: Source, target: Target, table: KeptTable): Promise<void> {
  for (const [, rows] of pagesOf(source, table)) await target.add(table, rows);
}

async function count(source: Source, target: Target): Promise<Map<KeptTable, number>> {
  const counts = new Map<KeptTable, number>();
  for (const table of source.tables) {
    const [there, here] = [source.count(table), await target.count(table)];
    if (there !== here) throw differs(table.name, `${there} rows have become ${here}`);
    counts.set(table, here);
  }
  return counts;
}

async function compare(source: Source, target: Target, table: KeptTable): Promise<void> {
  for (const [after, rows] of pagesOf(source, table))
    if (!isDeepStrictEqual(await target.page(table, after), rows))
      throw differs(table.name, 'a row is not what it was');
}

/** Every table from its steps, which must be the same on both sides. */
async function replay(source: Source, target: Target, reopen: Reopen) {
  const tally = { opened: 0, resting: 0 };
  const table = { name: 'tables', columns: ['id', 'game'], key: ['id'] };
  for (const [, rows] of pagesOf(source, table)) {
    for (const [id, game] of rows as [string, string][]) {
      const steps = await target.steps(id);
      if (!isDeepStrictEqual(steps, source.steps(id)))
        throw differs('steps', 'one is not what it was');
      const isOpen = await reopen(
        game,
        steps.map(([, body]) => JSON.parse(body as string)),
      );
      tally[isOpen ? 'opened' : 'resting']++;
    }
  }
  return tally;
}

function differs(table: string, how: string): StoreFault {
  return new StoreFault(`what arrived is not what was sent (${table}: ${how})`);
}
