import { commitment, type Seed } from '@late/kernel';
import { openTable, type Table } from '@late/table';
import { race } from '@late/table/testing';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Bots } from '../src/bots/bots.ts';
import { LIMITS } from '../src/bots/limits.ts';
import { QueueFull, ThinkingStopped, ThreadFault } from '../src/bots/thread-fault.ts';
import { Metrics } from '../src/metrics.ts';
import { allAsked, forgetAll, letGo, type Mood, setMood } from './odd-bots/moods.ts';

vi.mock('../src/bots/thread-file.ts', () => ({
  THREAD_FILE: new URL('./odd-bots/thread.mjs', import.meta.url),
}));
vi.mock('../src/bots/limits.ts', () => ({
  LIMITS: { threads: 1, waiting: 3, thought: 1_000, answer: 5_000, load: 60_000, memory: 64 },
}));

const SEED = 'ab'.repeat(32) as Seed;

/** A table at which seat 0 is a bot; its number of rounds tells it from others. */
function tableOf(rounds: number): Table {
  const opened = openTable(
    race as never,
    {
      id: `t${rounds}`,
      code: '',
      game: 'race',
      version: 1,
      options: { rounds },
      clock: { kind: 'none' },
      commitment: commitment(SEED),
      opened: 0,
      holders: [{ kind: 'bot', name: 'Ada', level: 'hard' }],
    } as never,
    SEED,
  );
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.table;
}

const said: { fields: object; text: string }[] = [];
const log = (fields: object, text: string) => said.push({ fields, text });
const metrics = new Metrics();
const bots = new Bots(metrics, { info: log, warn: log, error: log });

beforeEach(() => {
  forgetAll();
  said.length = 0;
});
afterAll(() => {
  bots.stop();
  forgetAll();
});

const due = { do: 'move', seat: 0, level: 'hard', at: 0 } as const;

function choose(rounds = 3, since = 0) {
  const table = tableOf(rounds);
  return bots.choose(since, () => ({ game: race as never, seed: SEED, table, due }));
}

/** A thread takes a while to start. */
const untilAsked = () => expect.poll(() => allAsked().length, { timeout: 60_000 }).toBe(1);

function count(name: string): number {
  return Number(new RegExp(`^late_${name} (.*)$`, 'm').exec(metrics.text())?.[1] ?? 0);
}

const levelsAsked = () => allAsked().map(({ level }) => level);

describe('a bot', () => {
  test('thinks in another thread, and is told what its seat sees and nothing else', async () => {
    expect(await choose()).toMatchObject({ move: { do: 'tap' } });
    const [asked] = allAsked();
    expect(asked?.thread).toBeGreaterThan(0);
    expect(asked?.told.toSorted()).toEqual(['ask', 'game', 'level', 'luck', 'options', 'view']);
    expect(said).toEqual([]);
  });

  test('that searches on and on is cut off with its best move, and the log says so', async () => {
    setMood('hard', 'searches');
    expect(await choose()).toMatchObject({ move: { do: 'tap' } });
    expect(levelsAsked()).toEqual(['hard']);
    expect(said).toEqual([
      {
        fields: { game: 'race', levels: ['hard'], milliseconds: expect.any(Number) },
        text: expect.stringContaining('cut off'),
      },
    ]);
    expect(count('bot_cut_off_total')).toBe(1);
  });

  test('that waited long for its turn is not cut off for that', async () => {
    setMood('hard', 'waits');
    const others = [choose(3), choose(4)];
    await untilAsked();
    await new Promise((resolve) => setTimeout(resolve, 2 * LIMITS.thought));
    letGo();
    await Promise.all(others);
    // The one that was thinking all the time was; the one that waited for it was not.
    expect(said).toHaveLength(1);
  });

  test('that does not come to an end is replaced by a weaker level', async () => {
    setMood('hard', 'hangs');
    expect(await choose()).toMatchObject({ move: { do: 'tap' } });
    expect(levelsAsked()).toEqual(['hard', 'medium']);
    expect(said.map(({ text }) => text)).toEqual([expect.stringContaining('weaker level')]);
    // The next one finds a thread again.
    setMood('hard', 'taps');
    expect(await choose()).not.toBeNull();
    expect(levelsAsked()).toEqual(['hard', 'medium', 'hard']);
  });

  test.each<Mood>(['crashes', 'throws', 'eats'])('that %s is asked once more', async (mood) => {
    const before = count('bot_faults_total');
    setMood('hard', mood, true);
    expect(await choose()).toMatchObject({ move: { do: 'tap' } });
    expect(levelsAsked()).toEqual(['hard', 'hard']);
    expect(count('bot_faults_total')).toBe(before + 1);
  });

  test('that fails twice is replaced by ever weaker levels', async () => {
    setMood('hard', 'throws');
    setMood('medium', 'throws');
    expect(await choose()).toMatchObject({ move: { do: 'tap' } });
    expect(levelsAsked()).toEqual(['hard', 'hard', 'medium', 'easy']);
  });

  test('that nobody can replace has failed, and others go on', async () => {
    for (const level of ['easy', 'medium', 'hard'] as const) setMood(level, 'throws');
    await expect(choose()).rejects.toThrow(ThreadFault);
    setMood('hard', 'taps');
    expect(await choose()).not.toBeNull();
  });
});

describe('bots that wait for a thread', () => {
  test('are asked in the order in which they fell due', async () => {
    setMood('hard', 'waits');
    const first = choose(1, 50);
    await untilAsked();
    const rest = [choose(4, 40), choose(2, 20), choose(3, 30)];
    letGo();
    await Promise.all([first, ...rest]);
    expect(allAsked().map(({ rounds }) => rounds)).toEqual([1, 2, 3, 4]);
  });

  test('are asked about the table as it is when their turn comes, or not at all', async () => {
    setMood('hard', 'waits');
    const first = choose(1);
    await untilAsked();
    let table: Table | null = tableOf(2);
    const find = () => table && { game: race as never, seed: SEED, table, due };
    const changed = bots.choose(0, find);
    table = tableOf(3);
    letGo();
    expect((await changed)?.table).toBe(table);
    table = null;
    expect(await bots.choose(0, find)).toBeNull();
    await first;
    expect(allAsked().map(({ rounds }) => rounds)).toEqual([1, 3]);
  });

  test('are not more than fit', async () => {
    setMood('hard', 'waits');
    const first = choose(1);
    await untilAsked();
    const rest = [choose(2), choose(3), choose(4)];
    expect(count('bot_queue')).toBe(3);
    await expect(choose(5)).rejects.toThrow(QueueFull);
    letGo();
    await Promise.all([first, ...rest]);
    expect(await choose(5)).not.toBeNull();
  });

  test('are not waited for when the server ends', async () => {
    setMood('hard', 'hangs');
    const all = [choose(1), choose(2)];
    const ends = all.map((one) => expect(one).rejects.toThrow(ThinkingStopped));
    await untilAsked();
    bots.stop();
    await Promise.all(ends);
    await expect(choose(3)).rejects.toThrow(ThinkingStopped);
  });
});
