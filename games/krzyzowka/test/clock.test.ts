import { type AnyGame, commitment } from '@late/kernel';
import {
  type Action,
  act,
  itemsOf,
  nextDeadline,
  openTable,
  type Plan,
  restore,
  type Table,
} from '@late/table';
import { describe, expect, test } from 'vitest';
import type { Options, OwnState } from '../rules/index.ts';
import { game } from './game.ts';
import { moveOf } from './sitting.ts';

// A real table around the game, and a clock that the test turns.

const SEED = '5'.repeat(64);
const NOON = Date.UTC(2025, 0, 6, 12);
const MINUTE = 60_000;
const anyGame = game as AnyGame;

class Evening {
  now = NOON;
  table: Table;

  constructor(options: Partial<Options>, seats = 2) {
    const plan: Plan = {
      id: 'evening',
      game: 'krzyzowka',
      version: 1,
      options,
      holders: Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `P${seat}` })),
      clock: { kind: 'none' },
      commitment: commitment(SEED),
      opened: NOON,
    };
    const answer = openTable(anyGame, plan, SEED);
    if (!answer.ok) throw new Error(answer.refusal.code);
    this.table = answer.table;
  }

  get state(): OwnState {
    return this.table.state as OwnState;
  }

  get deadline(): number | null {
    return nextDeadline(anyGame, this.table);
  }

  /** Null if it was done, or the code of the refusal. */
  tries(action: Action): string | null {
    const answer = act(anyGame, this.table, action, SEED, this.now);
    if (!answer.ok) return answer.refusal.code;
    this.table = answer.table;
    return null;
  }

  move(seat: number, text: string): string | null {
    return this.tries({ do: 'move', seat, move: moveOf(text) });
  }

  expire(): string | null {
    return this.tries({ do: 'expire' });
  }

  ready(): void {
    this.state.desks.forEach((_, seat) => {
      this.move(seat, 'ready');
    });
  }

  /** Some tile of the seat's, laid alone. */
  lays(seat: number): string {
    const tile = this.state.desks[seat]?.tiles.find((one) => one !== '?') as string;
    return `arrange 0,0>${tile.toUpperCase()}`;
  }
}

describe('a round against the clock', () => {
  test('starts when the last one is ready and lasts as long as the table said', () => {
    const evening = new Evening({ game: 2 });
    expect(evening.deadline).toBeNull();
    evening.move(0, 'ready');
    evening.now += 3 * MINUTE;
    expect(evening.deadline).toBeNull();
    evening.move(1, 'ready');
    expect(evening.deadline).toBe(NOON + 8 * MINUTE);
    expect(evening.table.turn).toEqual({ must: [], may: [0, 1], round: 0 });
  });

  test('is counted as it lies when the time is up, not earlier', () => {
    const evening = new Evening({ game: 2, minutes: 3 });
    evening.ready();
    evening.now += 3 * MINUTE - 1;
    expect(evening.move(0, evening.lays(0))).toBeNull();
    const lies = evening.state.desks[0]?.layout;
    expect(evening.expire()).toBe('table.early');
    evening.now += 1;
    expect(evening.expire()).toBeNull();
    expect(evening.state.last).toMatchObject({ how: 'time', by: null });
    expect(evening.state.last?.works[0]?.layout).toEqual(lies);
    expect(evening.deadline).toBeNull();
  });

  test('a late hand-in is refused, even before anybody has looked at the clock', () => {
    const evening = new Evening({ game: 3, minutes: 2 });
    evening.ready();
    const late = evening.lays(1);
    evening.now += 2 * MINUTE;
    for (const text of [late, 'agree', 'raise']) expect(evening.move(1, text)).toBe('table.late');
    expect(evening.tries({ do: 'undo', seat: 1 })).toBe('table.late');
    evening.expire();
    for (const text of [late, 'agree', 'raise']) {
      expect(evening.move(1, text)).toBe('krzyzowka.no-round');
    }
    expect(evening.state.last?.works[1]?.layout).toEqual([]);
    expect(evening.expire()).toBe('table.early');
  });

  test('a double hand-in and a forged one are refused', () => {
    const evening = new Evening({ game: 2 }, 3);
    evening.ready();
    expect(evening.move(0, 'agree')).toBeNull();
    expect(evening.move(0, 'agree')).toBe('krzyzowka.agreed');
    const foreign = [...'źńóśżćęą'].find((tile) => !evening.state.desks[1]?.tiles.includes(tile));
    expect(evening.move(1, `arrange 0,0>${foreign?.toUpperCase()}`)).toBe('krzyzowka.not-yours');
    expect(evening.tries({ do: 'move', seat: 3, move: moveOf('agree') })).toBe('table.seat');
    expect(
      evening.tries({ do: 'move', seat: 1, move: { do: 'arrange', tiles: [], seat: 0 } }),
    ).toBe('move.shape');
    expect(evening.state.desks.map(({ layout }) => layout)).toEqual([[], [], []]);
  });

  test('whoever wants to count waits for those who lay tiles, and for nobody before or after', () => {
    const evening = new Evening({ game: 2 }, 3);
    const awaited = () => game.awaited?.(evening.state);
    expect(awaited()).toEqual([]);
    evening.ready();
    expect(awaited()).toEqual([]);
    evening.move(1, 'agree');
    expect(awaited()).toEqual([0, 2]);
    evening.move(1, 'withdraw');
    expect(awaited()).toEqual([]);
    for (const seat of [1, 0, 2]) evening.move(seat, 'agree');
    expect(awaited()).toEqual([]);
  });

  test('what was laid may be taken back, and no time with it; a swap may not', () => {
    const evening = new Evening({ game: 2 });
    evening.ready();
    const { deadline } = evening;
    evening.now += MINUTE;
    evening.move(0, evening.lays(0));
    expect(evening.tries({ do: 'undo', seat: 0 })).toBeNull();
    expect(evening.state.desks[0]?.layout).toEqual([]);
    expect(evening.deadline).toBe(deadline);
    const [one, other] = evening.state.desks[0]?.tiles ?? [];
    evening.move(0, `swap ${`${one}${other}`.toUpperCase()}`);
    expect(evening.tries({ do: 'undo', seat: 0 })).toBe('undo.secret');
  });

  test('the next round waits for everybody and has its full time', () => {
    const evening = new Evening({ game: 3, minutes: 2 });
    for (let round = 1; round <= 10; round++) {
      evening.now += 7 * MINUTE;
      evening.ready();
      expect(evening.deadline).toBe(evening.now + 2 * MINUTE);
      evening.now = evening.deadline as number;
      expect(evening.expire()).toBeNull();
    }
    expect(evening.table.result).toEqual({ scores: [0, 0], winners: [0, 1] });
    expect(evening.deadline).toBeNull();
    const again = restore(
      anyGame,
      evening.table.plan,
      evening.table.opening,
      itemsOf(evening.table.log),
    );
    expect(again.state).toEqual(evening.state);
  });

  test('without a clock there is no deadline', () => {
    const evening = new Evening({ game: 3 });
    evening.ready();
    expect(evening.deadline).toBeNull();
    expect(evening.table.turn).toEqual({ must: [0, 1], may: [], round: 0 });
  });
});

describe('one after the other', () => {
  test('everybody has the full time, from when they begin', () => {
    const evening = new Evening({ game: 2, minutes: 3, rounds: 'in-turn' });
    expect(evening.deadline).toBeNull();
    evening.now += 10 * MINUTE;
    evening.move(0, 'ready');
    expect(evening.deadline).toBe(evening.now + 3 * MINUTE);
    const lying = evening.lays(0);
    evening.move(0, lying);
    evening.now = evening.deadline as number;
    expect(evening.move(0, 'agree')).toBe('table.late');
    expect(evening.expire()).toBeNull();
    expect(evening.deadline).toBeNull();
    expect(evening.move(0, lying)).toBe('move.turn');
    evening.now += 20 * MINUTE;
    evening.move(1, 'ready');
    expect(evening.deadline).toBe(evening.now + 3 * MINUTE);
    expect(evening.state.last).toBeNull();
    evening.move(1, 'agree');
    expect(evening.state.last?.works.map(({ layout }) => layout.length)).toEqual([1, 0]);
    expect(evening.deadline).toBeNull();
  });
});
