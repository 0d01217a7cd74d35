import { writeSync } from 'node:fs';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { append, newTable, said } from './store-fixtures.ts';

/**
 * A process that opens tables, if they are not, and writes there until somebody kills it, and says so only of what was acknowledged:
 * `table seq text`, one line each.
 */
const [path, own, ...tables] = process.argv.slice(2) as [string, string, ...string[]];
const store = openSqliteStore(path);
let turn = 0;

async function play(table: string): Promise<void> {
  await store.createTable(newTable({ id: table }));
  for (;;) {
    const length = (await store.table(table))?.length ?? 0;
    const text = `${own}-${turn++}`;
    const answer = await store.append(append(table, length, { steps: [said(length, text)] }));
    if (answer === 'ok') writeSync(1, `${table} ${length} ${text}\n`);
  }
}

await Promise.all(tables.map(play));
