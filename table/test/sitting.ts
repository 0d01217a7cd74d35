import { isDeepStrictEqual } from 'node:util';
import { choices, type Dice, extra, type State } from '@late/extra/rules';
import {
  type Answer,
  type AnyGame,
  type Chance,
  commitment,
  type Fairness,
  pick,
  type Seat,
  toHex,
} from '@late/kernel';
import { expect } from 'vitest';
import {
  type Action,
  act,
  type ClockRule,
  type Done,
  type Holder,
  itemsOf,
  openTable,
  type Plan,
  type Table,
} from '../src/index.ts';

export const OPENED = Date.UTC(2026, 0, 2, 18);
export const SEED = seedOf(1);

export function seedOf(number: number): string {
  return toHex(Uint8Array.from({ length: 32 }, (_, index) => (number * 31 + index * 7) % 256));
}

export const person = (name: string): Holder => ({ kind: 'person', name });
export const bot = (name: string): Holder => ({ kind: 'bot', name, level: 'easy' });
export const people = (count: number): Holder[] =>
  ['Ada', 'Bob', 'Cy', 'Dot', 'Eve', 'Fay'].slice(0, count).map(person);

export interface Wishes {
  readonly options?: unknown;
  readonly clock?: ClockRule;
  readonly seed?: string;
  readonly id?: string;
  readonly fairness?: Fairness;
}

export function planOf(game: AnyGame, holders: readonly Holder[], wishes: Wishes = {}): Plan {
  return {
    id: wishes.id ?? 'table-1',
    game: game.id,
    version: game.version,
    options: wishes.options ?? {},
    holders,
    clock: wishes.clock ?? { kind: 'none' },
    commitment: commitment(wishes.seed ?? SEED),
    ...(wishes.fairness && { fairness: wishes.fairness }),
    opened: OPENED,
  };
}

/** So that a step which changes its input is caught in the act. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** As strict as `toEqual`, but fast enough for every step of hundreds of tables. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

/** That an answer adds its entries to the log, and does nothing else to it. */
function expectAppended(before: Table['log'], { table, entries }: Done): void {
  const log = [...itemsOf(before), ...entries];
  const after = itemsOf(table.log);
  const same = log.length === after.length && log.every((entry, i) => entry === after[i]);
  if (!same) expect.fail('the log was changed, not lengthened');
}

/** A table in play, with a clock that the test moves. */
export class Sitting {
  table: Table;
  now = OPENED;
  readonly game: AnyGame;
  readonly seed: string;

  constructor(game: AnyGame, holders: readonly Holder[], wishes: Wishes = {}) {
    this.game = game;
    this.seed = wishes.seed ?? SEED;
    const answer = openTable(game, deepFreeze(planOf(game, holders, wishes)), this.seed);
    if (!answer.ok) throw new Error(answer.refusal.code);
    this.table = deepFreeze(answer.table);
  }

  /** Does what is asked, if it may be. */
  attempt(action: Action): Answer<Done> {
    const answer = act(this.game, this.table, action, this.seed, this.now);
    if (!answer.ok) return answer;
    expectAppended(this.table.log, answer);
    this.table = deepFreeze(answer.table);
    return answer;
  }

  /** Does what must be allowed. */
  do(action: Action): Done {
    const answer = this.attempt(action);
    if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${answer.refusal.code}`);
    return answer;
  }

  /** Why it may not be done, or null if it may. Nothing happens either way. */
  refusal(action: Action): string | null {
    const answer = act(this.game, this.table, action, this.seed, this.now);
    return answer.ok ? null : answer.refusal.code;
  }

  move(seat: Seat, move: unknown): Done {
    return this.do({ do: 'move', seat, move });
  }

  undo(seat: Seat): Done {
    return this.do({ do: 'undo', seat });
  }

  wait(seconds: number): void {
    this.now += seconds * 1000;
  }
}

/** A table of EXTRA!, with the moves that its rules make possible. */
export class ExtraSitting extends Sitting {
  constructor(holders: readonly Holder[], wishes: Wishes = {}) {
    super(extra, holders, wishes);
  }

  get state(): State {
    return this.table.state as State;
  }

  throw(): Done {
    return this.move(this.state.roller, { do: 'throw' });
  }

  type(...dice: [number, number, number, number, number]): Done {
    return this.move(this.state.roller, { do: 'throw', dice });
  }

  /** The seat's legal splits, as moves. */
  splits(seat: Seat): { readonly do: 'split'; readonly fifth: number }[] {
    const pad = this.state.pads[seat];
    if (!pad) throw new Error(`no seat ${seat}`);
    return choices(pad, this.state.dice as Dice).map((split) => ({ do: 'split', ...split }));
  }

  split(seat: Seat, which = 0): Done {
    return this.move(seat, this.splits(seat)[which]);
  }

  /** Throws, and lets these seats decide. */
  round(...seats: Seat[]): void {
    this.throw();
    for (const seat of seats) this.split(seat);
  }

  /** A round that seat 0 closes, and a throw upon it. Returns the state in which seat 0 decided. */
  decideAndThrow(): State {
    const [, ...others] = this.table.plan.holders.keys();
    this.round(...others);
    const { state } = this;
    this.split(0);
    this.throw();
    return state;
  }

  playToEnd(chance: Chance): void {
    while (!this.table.result) {
      const seat = pick(chance, this.table.turn.must);
      if (this.state.dice) this.move(seat, pick(chance, this.splits(seat)));
      else this.throw();
    }
  }
}
