import { join } from 'node:path';
import type { BotQuestion } from '@late/kernel';
import { type AnyGame, type Bot, type BotLevel, seededChance } from '@late/kernel';
import { race, racer } from '@late/table/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Thought } from '../src/bots/task.ts';
import { buildApp, type Running } from '../src/http/app.ts';
import { createRoom } from '../src/rooms/create-room.ts';
import { readSettings } from '../src/settings.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { temporaryFolder } from './test-server.ts';

/** The levels are tempers; `hard` cannot be relied upon. */
const bots: Record<BotLevel, Bot<unknown, unknown>> = {
  easy: racer(20) as Bot<unknown, unknown>,
  medium: racer(7) as Bot<unknown, unknown>,
  expert: racer(7) as Bot<unknown, unknown>,
  hard: { choose: () => ({ do: 'raise' }), pace: () => 1000 },
};

vi.mock('../src/games.ts', () => ({
  findGame: async (id: string): Promise<AnyGame | null> => (id === 'race' ? race : null),
  whyNotApart: async () => null,
  levelsAt: async () => ['easy', 'medium', 'hard'],
}));
// No thread knows when it is here: these bots think at once.
vi.mock('../src/bots/thinking.ts', () => ({
  Thinking: class {
    async ask(_: number, ask: () => readonly BotQuestion[] | null): Promise<Thought | null> {
      const questions = ask();
      if (!questions) return null;
      const answers = questions.map(({ ask: what, level, view, luck }) => {
        const chance = seededChance(luck);
        return what === 'move'
          ? bots[level].choose(view, chance)
          : bots[level].pace?.(view, chance);
      });
      return { answers, cutOff: false, milliseconds: 0 };
    }
    stop(): void {}
  },
}));

const START = Date.UTC(2026, 0, 2, 18);

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Lets what is under way come to its end: writes are made durable between turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function after(seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  await settle();
  while (Date.now() < end) {
    await vi.advanceTimersByTimeAsync(Math.min(100, end - Date.now()));
    await settle();
  }
}

class RaceServer {
  id = '';
  private running: Running;
  private readonly folder = temporaryFolder();

  constructor() {
    this.running = this.start();
  }

  static async open(seats: readonly ('open' | BotLevel)[], options = {}): Promise<RaceServer> {
    const server = new RaceServer();
    server.id = await server.openAnother(seats, options);
    return server;
  }

  /** Another table of the same server. */
  async openAnother(seats: readonly ('open' | BotLevel)[], options: object): Promise<string> {
    const asked = { game: 'race', options, seats: [...seats], listed: false, name: 'Anna' };
    const clock = { kind: 'none' } as const;
    const { id } = await createRoom(this.store, { ...asked, clock }, 'anna');
    await this.ask({ do: 'start' }, id);
    return id;
  }

  ask(request: Parameters<Running['services']['rooms']['request']>[3], room = this.id) {
    const id = `r${Math.random()}`;
    return this.running.services.rooms.request(room, 'anna', id, request);
  }

  /** Like a power cut: nothing is told to anybody, and nobody looks after the tables. */
  async stop(): Promise<void> {
    await this.running.stop();
  }

  restart(): void {
    this.running = this.start();
  }

  /** Who did what, how many seconds after the start. */
  async story(): Promise<string[]> {
    const steps = await this.store.steps(this.id, 0);
    return steps.flatMap(({ act }) => {
      if (act.do !== 'entry' || act.entry.act.do === 'deal') return [];
      const { at, by, act: did } = act.entry;
      const what = did.do === 'move' ? race.notation.write(did.move as never) : did.do;
      return [`${(at - START) / 1000}s ${by} ${what}`];
    });
  }

  get store() {
    return this.running.services.store;
  }

  private start(): Running {
    const settings = readSettings({ LOG_LEVEL: 'silent' });
    const store = openSqliteStore(join(this.folder, 'late.db'));
    const running = buildApp(settings, store, this.folder);
    running.services.dueWork.start();
    return running;
  }
}

const HOUR = 60 * 60 * 1000;

const TAP = { do: 'move', move: { do: 'tap' } } as const;

describe('a timed round in a room', () => {
  test('ends by itself, and the next begins', async () => {
    const server = await RaceServer.open(['open'], { rounds: 2, seconds: 30 });
    await after(12);
    await server.ask(TAP);
    await after(49);
    expect(await server.story()).toEqual(['12s 0 tap', '30s clock expire', '60s clock expire']);
    await server.stop();
  });

  test('ends as soon as somebody looks after the server again, and gives the next its full time', async () => {
    const server = await RaceServer.open(['open'], { rounds: 2, seconds: 30 });
    await server.stop();
    vi.setSystemTime(START + 100_000);
    server.restart();
    await after(1);
    expect(await server.story()).toEqual(['100s clock expire']);
    await after(28);
    expect(await server.story()).toHaveLength(1);
    await after(2);
    expect((await server.story()).at(-1)).toBe('130s clock expire');
    await server.stop();
  });

  test('takes no move after its end, whoever is awake', async () => {
    const server = await RaceServer.open(['open'], { rounds: 2, seconds: 30 });
    vi.setSystemTime(START + 30_000);
    expect(await server.ask(TAP)).toMatchObject({ ok: false, refusal: { code: 'table.late' } });
    await server.stop();
  });
});

describe('bots that take their time in a room', () => {
  test('act each at their own pace, whatever people do meanwhile', async () => {
    const server = await RaceServer.open(['open', 'easy', 'medium'], { rounds: 1, seconds: 30 });
    for (let second = 0; second < 10; second++) {
      await after(1);
      await server.ask(TAP);
    }
    await after(21);
    expect((await server.story()).filter((line) => !/ 0 tap/.test(line))).toEqual([
      '7s 2 tap',
      '14s 2 tap',
      '20s 1 tap',
      '21s 2 tap',
      '28s 2 tap',
      '30s clock expire',
    ]);
    await server.stop();
  });

  test('take up their thoughts where a dead process left them', async () => {
    const server = await RaceServer.open(['open', 'easy'], { rounds: 1, seconds: null });
    await after(13);
    await server.stop();
    server.restart();
    await after(6.5);
    expect(await server.story()).toEqual([]);
    await after(1);
    expect(await server.story()).toEqual(['20s 1 tap']);
    await server.stop();
  });

  test('have done in time what they would have, if the server slept past the end of the round', async () => {
    const server = await RaceServer.open(['open', 'easy', 'medium'], { rounds: 2, seconds: 30 });
    await after(8);
    await server.stop();
    vi.setSystemTime(START + 300_000);
    server.restart();
    await after(1);
    expect(await server.story()).toEqual([
      '7s 2 tap',
      '14s 2 tap',
      '20s 1 tap',
      '21s 2 tap',
      '28s 2 tap',
      expect.stringMatching(/^300\S*s clock expire$/),
    ]);
    await server.stop();
  });

  test('stand in for somebody who is away', async () => {
    const server = await RaceServer.open(['open', 'open'], { rounds: 1, seconds: 60 });
    await after(5);
    await server.ask({ do: 'stand-in', seat: 0, level: 'medium' });
    await after(20);
    await server.ask({ do: 'hand-back' });
    await after(20);
    const taps = (await server.story()).filter((line) => line.endsWith('tap'));
    expect(taps).toEqual(['12s 0 tap', '19s 0 tap']);
    await server.stop();
  });

  test('are not kept waiting by people who act all the time at other tables', async () => {
    const server = await RaceServer.open(['open', 'medium'], { rounds: 1, seconds: null });
    const busy = await server.openAnother(['open'], { rounds: 1, seconds: 600 });
    for (let taps = 0; taps < 20; taps++) {
      await after(0.5);
      await server.ask(TAP, busy);
    }
    expect(await server.story()).toEqual(['7s 1 tap']);
    await server.stop();
  });

  test('go on after the clock was put back an hour, and so do rounds', async () => {
    const server = await RaceServer.open(['open', 'medium'], { rounds: 2, seconds: 30 });
    await after(8);
    vi.setSystemTime(Date.now() - HOUR);
    await after(40);
    const story = await server.story();
    expect(story.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      ...new Array(4).fill('1 tap'),
      'clock expire',
      '1 tap',
    ]);
    // Nothing is dated before what came before it.
    const times = story.map((line) => Number.parseFloat(line));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await server.stop();
  });

  test('go on if the clock was put back while the server was down', async () => {
    const server = await RaceServer.open(['open', 'medium'], { rounds: 1, seconds: null });
    await after(8);
    await server.stop();
    vi.setSystemTime(Date.now() - HOUR);
    server.restart();
    await after(30);
    expect((await server.story()).length).toBeGreaterThan(3);
    await server.stop();
  });

  test('that fail do not stop the clock', async () => {
    const server = await RaceServer.open(['open', 'hard'], { rounds: 1, seconds: 30 });
    await after(34);
    expect((await server.story()).at(-1)).toMatch(/clock expire/);
    await server.stop();
  });
});
