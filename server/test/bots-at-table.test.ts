import type { AnyGame, BotLevel } from '@late/kernel';
import type { RoomRequest } from '@late/table';
import { race } from '@late/table/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../src/bots/limits.ts';
import { createRoom } from '../src/rooms/create-room.ts';
import { allAsked, forgetAll, letGo, setMood } from './odd-bots/moods.ts';
import { startServer, type TestServer } from './test-server.ts';

vi.mock('../src/games.ts', () => ({
  findGame: async (id: string): Promise<AnyGame | null> => (id === 'race' ? race : null),
  whyNotApart: async () => null,
  levelsAt: async () => ['easy', 'medium', 'hard'],
}));
vi.mock('../src/bots/thread-file.ts', () => ({
  THREAD_FILE: new URL('./odd-bots/thread.mjs', import.meta.url),
}));
vi.mock('../src/bots/limits.ts', () => ({
  LIMITS: { threads: 1, waiting: 2, thought: 600_000, answer: 600_000, load: 600_000, memory: 64 },
}));

/** Long enough for a busy machine to start a thread. */
const SOON = { timeout: 60_000, interval: 10 };

let server: TestServer;
let requests = 0;

beforeEach(async () => {
  forgetAll();
  server = await startServer();
});

class RaceTable {
  readonly id: string;

  private constructor(id: string) {
    this.id = id;
  }

  /** Anna has the first open seat; the number of rounds tells this table from others. */
  static async start(
    seats: readonly ('open' | BotLevel)[],
    rounds: number,
    seconds: number | null = null,
  ): Promise<RaceTable> {
    const clock = { kind: 'none' } as const;
    const asked = { game: 'race', options: { rounds, seconds }, listed: false, name: 'Anna' };
    const { store } = server.services;
    const { id } = await createRoom(store, { ...asked, seats: [...seats], clock }, 'anna');
    const table = new RaceTable(id);
    await table.ask({ do: 'start' });
    return table;
  }

  async ask(request: RoomRequest): Promise<void> {
    const reply = await server.services.rooms.request(this.id, 'anna', `r${++requests}`, request);
    if (!reply.ok) throw new Error(reply.refusal.code);
  }

  move(what: 'tap' | 'raise'): Promise<void> {
    return this.ask({ do: 'move', move: { do: what } });
  }

  /** Who did what in the game, after the deal. */
  async story(): Promise<string[]> {
    const steps = await server.services.store.steps(this.id, 0);
    return steps.flatMap(({ act }) => {
      if (act.do !== 'entry' || act.entry.act.do === 'deal') return [];
      const { by, act: did } = act.entry;
      return [`${by} ${did.do === 'move' ? race.notation.write(did.move as never) : did.do}`];
    });
  }

  tells(...story: string[]): Promise<void> {
    return expect.poll(() => this.story(), SOON).toEqual(story);
  }
}

const movesAsked = () => allAsked().filter(({ ask }) => ask === 'move');

function untilAsked(times: number): Promise<void> {
  return expect.poll(() => movesAsked().length, SOON).toBe(times);
}

/** Lets bots go on. There is one thread: when the last table's bot has moved, all others could have. */
async function untilAllMoved(): Promise<void> {
  const last = await RaceTable.start(['open', 'hard'], 50);
  letGo();
  await last.tells('1 tap');
}

describe('while a bot thinks', () => {
  test('the server answers, and its table is open to people', async () => {
    setMood('hard', 'waits');
    const table = await RaceTable.start(['open', 'hard'], 3);
    await untilAsked(1);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await table.ask({ do: 'say', text: 'Take your time' });
    await table.move('tap');
    await table.ask({ do: 'undo' });
    expect(await table.story()).toEqual(['0 tap', '0 undo']);
    letGo();
    // What the others do unseen leaves its thoughts as good as they were.
    await table.tells('0 tap', '0 undo', '1 tap');
    expect(movesAsked()).toHaveLength(1);
  });

  test('what was chosen before an undo is not played after it', async () => {
    const table = await RaceTable.start(['open', 'hard'], 5);
    await table.tells('1 tap');
    await table.move('tap');
    setMood('hard', 'waits');
    await table.move('raise');
    await untilAsked(2);
    await table.ask({ do: 'undo' });
    await untilAllMoved();
    expect(await table.story()).toEqual(['1 tap', '0 tap', '0 raise', '0 undo']);
    await table.move('raise');
    await table.tells('1 tap', '0 tap', '0 raise', '0 undo', '0 raise', '1 tap');
  });

  test('whoever comes back to a seat plays it: the stand-in’s move is dropped', async () => {
    const table = await RaceTable.start(['open', 'easy'], 5);
    await table.tells('1 tap');
    setMood('hard', 'waits');
    await table.ask({ do: 'stand-in', seat: 0, level: 'hard' });
    await untilAsked(2);
    await table.ask({ do: 'hand-back' });
    await untilAllMoved();
    expect(await table.story()).toEqual(['1 tap', 'house note', '0 note']);
  });

  test('its table can be closed, and then nothing is played there any more', async () => {
    setMood('hard', 'waits');
    const table = await RaceTable.start(['open', 'hard'], 3);
    await untilAsked(1);
    await server.services.rooms.close(table.id);
    await untilAllMoved();
    expect(await table.story()).toEqual([]);
  });
});

describe('tables with bots', () => {
  test('take turns: four bots at one do not keep the others waiting', async () => {
    setMood('hard', 'waits');
    const tables = [await RaceTable.start(['open', 'hard', 'hard', 'hard', 'hard'], 1)];
    await untilAsked(1);
    for (const rounds of [2, 3])
      tables.push(await RaceTable.start(['open', 'hard', 'hard'], rounds));
    await expect.poll(() => waiting(), SOON).toBe(2);
    letGo();
    for (const [index, table] of tables.entries()) {
      await expect.poll(async () => (await table.story()).length, SOON).toBe(index ? 2 : 4);
    }
    const order = allAsked().map(({ rounds }) => rounds);
    const turns = order.filter((rounds, index) => rounds !== order[index - 1]);
    expect(turns.slice(0, 3).toSorted()).toEqual([1, 2, 3]);
    expect(movesAsked()).toHaveLength(8);
  });

  test('that no thread has room for wait, lose nothing, and their clocks run', async () => {
    setMood('hard', 'waits');
    const tables: RaceTable[] = [];
    for (let rounds = 1; rounds <= LIMITS.waiting + 1; rounds++) {
      tables.push(await RaceTable.start(['open', 'hard'], rounds));
      if (rounds === 1) await untilAsked(1);
    }
    await expect.poll(() => waiting(), SOON).toBe(LIMITS.waiting);
    const last = await RaceTable.start(['open', 'hard'], 50, 1);
    await expect.poll(() => last.story(), SOON).toContain('clock expire');
    letGo();
    for (const table of tables) await expect.poll(() => table.story(), SOON).toContain('1 tap');
    await expect.poll(() => last.story(), SOON).toContain('1 tap');
  });

  test('are not waited for when the server stops', async () => {
    setMood('hard', 'hangs');
    await RaceTable.start(['open', 'hard'], 3);
    await untilAsked(1);
    await server.stop();
  });
});

function waiting(): number {
  return Number(/^late_bot_queue (\d+)$/m.exec(server.services.metrics.text())?.[1]);
}
