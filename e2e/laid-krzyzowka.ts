import { loadBot } from '../games/krzyzowka/bot/index.ts';
import {
  GAMES,
  krzyzowka,
  type Move,
  type Options,
  type State,
} from '../games/krzyzowka/rules/index.ts';
import { commitment, type Entry, parse, seededChance } from '../kernel/src/index.ts';
import { readPolish, readPolishBytes } from '../lexicon/src/node.ts';
import { act, type Holder, openTable, type Plan, type Table } from '../table/src/index.ts';
import type { LaidTable } from './laid-table.ts';

const game = krzyzowka(readPolish());
const bots = await Promise.all(
  GAMES.map((number) =>
    loadBot('medium', optionsOf({ game: number }), async () => readPolishBytes()),
  ),
);

function optionsOf(options: Readonly<Record<string, unknown>>): Options {
  const parsed = parse(game.options, options);
  if (!parsed.ok) throw new Error(`options: ${parsed.at}`);
  return parsed.value;
}

/** What a reader of Polish would do there. */
export function goodMove({ state }: Table, seat: number): Move {
  const view = game.view(state as State, seat);
  const bot = bots[view.options.game - 1] as (typeof bots)[number];
  return bot.choose(view, seededChance(3));
}

interface Wish {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  /** How many of the last names are bots. */
  readonly bots?: number;
  /** How many moves have been made; `end` plays to the last one. */
  readonly moves?: number | 'end';
  /** Moves that nobody would think of, by number. */
  readonly odd?: Readonly<Record<number, readonly [seat: number, move: Move]>>;
}

const SEED = '5'.repeat(64);

/** A table that was opened just now, as the browser keeps it, made by the rules themselves. */
export function layKrzyzowka({
  id,
  options,
  names,
  bots = 0,
  moves = 0,
  odd = {},
}: Wish): LaidTable {
  const opened = Date.now();
  const holders = names.map(
    (name, seat): Holder =>
      seat < names.length - bots ? { kind: 'person', name } : { kind: 'bot', name, level: 'easy' },
  );
  const plan: Plan = {
    id,
    game: game.id,
    version: game.version,
    options: optionsOf(options),
    holders,
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened,
  };
  const first = openTable(game, plan, SEED);
  if (!first.ok) throw new Error(first.refusal.code);
  const entries: Entry[] = [...first.entries];
  let { table } = first;
  for (let made = 0; moves === 'end' ? !table.result : made < moves; made++) {
    const next = table.turn.must[0] ?? (table.turn.may[0] as number);
    const [seat, move] = odd[made] ?? [next, goodMove(table, next)];
    const answer = act(game, table, { do: 'move', seat, move }, SEED, opened + made);
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${answer.refusal.code}`);
    entries.push(...answer.entries);
    table = answer.table;
  }
  return { kept: { plan, seed: SEED, touched: opened, result: table.result }, entries, table };
}

/** The same table one move later, as the page will have it too: luck follows from the seed. */
export function playOn({ kept, entries, table }: LaidTable, seat: number, move: Move): LaidTable {
  const answer = act(game, table, { do: 'move', seat, move }, SEED, Date.now());
  if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${answer.refusal.code}`);
  return {
    kept: { ...kept, result: answer.table.result },
    entries: [...entries, ...answer.entries],
    table: answer.table,
  };
}
