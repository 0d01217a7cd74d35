import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { freshId, texts } from './store-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-crash-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const WRITER = fileURLToPath(new URL('./store-writer.ts', import.meta.url));

interface Writer {
  readonly process: ChildProcess;
  readonly lines: () => string[];
}

function startWriter(file: string, own: string, tables: readonly string[]): Writer {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, file, own, ...tables], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let heard = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk;
  });
  // The last line may have been cut off by the kill.
  return { process: child, lines: () => heard.split('\n').slice(0, -1) };
}

async function firstWord({ process: child, lines }: Writer): Promise<void> {
  while (lines().length === 0) {
    if (child.exitCode !== null) throw new Error('the writer ended by itself');
    await sleep(5);
  }
}

async function kill({ process: child }: Writer): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** What was acknowledged, and is not there under its number. */
function missing(lines: readonly string[], kept: ReadonlyMap<string, string[]>): string[] {
  return lines.filter((line) => {
    const [table, seq, text] = line.split(' ') as [string, string, string];
    return kept.get(table)?.[Number(seq)] !== text;
  });
}

test('what was acknowledged is there after a kill, with two processes on one file', async () => {
  const file = join(folder, 'house.db');
  const tables = Array.from({ length: 4 }, freshId);
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round++) {
    const writers = ['a', 'b'].map((own) => startWriter(file, `${own}${round}`, tables));
    await Promise.all(writers.map(firstWord));
    for (const writer of writers) {
      await sleep(Math.random() * 150);
      await kill(writer);
    }
    acknowledged.push(...writers.flatMap(({ lines }) => lines()));

    const store = openSqliteStore(file);
    const kept = new Map<string, string[]>();
    for (const table of tables) {
      const steps = await store.steps(table, 0);
      expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, seq) => seq));
      expect(await store.table(table)).toMatchObject({ length: steps.length });
      kept.set(table, texts(steps));
    }
    expect(missing(acknowledged, kept)).toEqual([]);
    await store.close();
  }
  expect(acknowledged.length).toBeGreaterThan(100);
});

test('processes that start at once where there is no file yet all get to write', async () => {
  const file = join(folder, 'new', 'house.db');
  const table = freshId();
  const writers = ['a', 'b', 'c', 'd'].map((own) => startWriter(file, own, [table]));
  await Promise.all(writers.map(firstWord));
  await Promise.all(writers.map(kill));
  const store = openSqliteStore(file);
  const kept = new Map([[table, texts(await store.steps(table, 0))]]);
  expect(
    missing(
      writers.flatMap(({ lines }) => lines()),
      kept,
    ),
  ).toEqual([]);
  await store.close();
});
