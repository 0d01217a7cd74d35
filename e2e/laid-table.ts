import {
  choices,
  extra,
  type Move,
  type Pad,
  type Split,
  type State,
} from '../games/extra/rules/index.ts';
import { commitment, type Entry } from '../kernel/src/index.ts';
import { act, type Holder, openTable, type Plan, type Table } from '../table/src/index.ts';

/** A table as the browser keeps it, made by the rules themselves and not by clicking. */
export interface LaidTable {
  readonly kept: { plan: Plan; seed: string; touched: number; result: Table['result'] };
  readonly entries: readonly Entry[];
  readonly table: Table;
}

export interface Wish {
  readonly id: string;
  readonly names: readonly string[];
  /** How many of the last names are bots. */
  readonly bots?: number;
  readonly realDice?: boolean;
  /** Moves as a record writes them, `seat move`; seats count from 1. */
  readonly moves?: readonly string[];
  /** Goes on with any legal moves, to the end or for so many steps. */
  readonly playOn?: 'end' | number;
  /** Another digit, other luck. */
  readonly luck?: string;
  /** How it is dealt; by 1, as long ago, if it is not said. */
  readonly fairness?: 2;
}

const OPENED = Date.UTC(2025, 10, 3, 18);
/** Far more than any game has. */
const MOST_STEPS = 1000;

export function layTable(wish: Wish): LaidTable {
  const { id, names, bots = 0, moves = [], playOn = 0 } = wish;
  const seed = (wish.luck ?? '7').repeat(64);
  const holders = names.map(
    (name, seat): Holder =>
      seat < names.length - bots ? { kind: 'person', name } : { kind: 'bot', name, level: 'easy' },
  );
  const options = { sheet: 'schmidt', dice: wish.realDice ? 'table' : 'house', children: [] };
  const plan: Plan = {
    id,
    game: extra.id,
    version: extra.version,
    options,
    holders,
    clock: { kind: 'none' },
    commitment: commitment(seed),
    ...(wish.fairness && { fairness: wish.fairness }),
    opened: OPENED,
  };
  const entries: Entry[] = [];
  const opened = openTable(extra, plan, seed);
  if (!opened.ok) throw new Error(opened.refusal.code);
  entries.push(...opened.entries);
  let { table } = opened;
  const play = (seat: number, move: unknown) => {
    const now = OPENED + 1000 * table.log.length;
    const answer = act(extra, table, { do: 'move', seat, move }, seed, now);
    if (!answer.ok) throw new Error(`${seat + 1} ${JSON.stringify(move)}: ${answer.refusal.code}`);
    entries.push(...answer.entries);
    table = answer.table;
  };
  for (const text of moves) {
    const [, seat, move] = /^(\d) (.+)$/.exec(text) ?? [];
    play(Number(seat) - 1, extra.notation.read(move ?? ''));
  }
  const most = playOn === 'end' ? MOST_STEPS : playOn;
  for (let step = 0; step < most && !table.result; step++) {
    const seat = table.turn.must[0] as number;
    play(seat, anyMove(table.state as State, seat));
  }
  if (playOn === 'end' && !table.result) throw new Error('a game without an end');
  return { kept: { plan, seed, touched: OPENED, result: table.result }, entries, table };
}

/** Legal, and the same every time. */
function anyMove({ dice, pads, throws, options }: State, seat: number): Move {
  if (!dice) {
    if (options.dice === 'house') return { do: 'throw' };
    const die = (index: number) => 1 + ((throws * 5 + index * 3 + index * throws) % 6);
    return { do: 'throw', dice: [die(0), die(1), die(2), die(3), die(4)] };
  }
  const all = choices(pads[seat] as Pad, dice);
  return { do: 'split', ...(all[(throws * 7 + seat) % all.length] as Split) };
}
