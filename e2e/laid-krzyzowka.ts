import { loadBot } from '../games/krzyzowka/bot/index.ts';
import {
  type CommonState,
  type CommonView,
  GAMES,
  krzyzowka,
  type Move,
  type Options,
  type State,
  type View,
} from '../games/krzyzowka/rules/index.ts';
import { commitment, type Entry, parse, seededChance } from '../kernel/src/index.ts';
import { EDITION_IDS, editionOf } from '../lexicon/src/index.ts';
import { readLexicon, readLexiconBytes } from '../lexicon/src/node.ts';
import { act, type Holder, openTable, type Plan, type Table } from '../table/src/index.ts';
import type { LaidTable } from './laid-table.ts';

const game = krzyzowka(readLexicon);
const bots = new Map(
  await Promise.all(
    EDITION_IDS.flatMap((edition) =>
      GAMES.map(async (number) => {
        const options = optionsOf({ game: number, edition });
        const bot = await loadBot('medium', options, async () => readLexiconBytes(edition));
        return [`${edition} ${number}`, bot] as const;
      }),
    ),
  ),
);

function optionsOf(options: Readonly<Record<string, unknown>>): Options {
  const parsed = parse(game.options, options);
  if (!parsed.ok) throw new Error(`options: ${parsed.at}`);
  return parsed.value;
}

/** What a reader of its language would do there. */
export function goodMove({ state }: Table, seat: number): Move {
  return goodAnswer(game.view(state as State, seat));
}

function goodAnswer(view: View): Move {
  const { options } = view;
  const bot = bots.get(`${editionOf(options)} ${options.game}`);
  if (!bot) throw new Error(`nobody here plays in ${options.edition}`);
  return bot.choose(view, seededChance(3));
}

/** A word for the common crossword, or a pass if nobody would think of one. */
export function wordOrPass({ table }: Pick<LaidTable, 'table'>): Move {
  const { active } = table.state as CommonState;
  return wordFrom(game.view(table.state as State, active) as CommonView);
}

/** The word before is taken to be one. */
export function wordFrom(view: CommonView): Move {
  const move = goodAnswer({ ...view, pending: null });
  return move.do === 'lay' ? move : { do: 'pass' };
}

interface Wish {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  /** How many of the last names are bots. */
  readonly bots?: number;
  /** How many moves have been made, or what the table must have come to; `end` plays to the last. */
  readonly moves?: number | 'end' | ((laid: Pick<LaidTable, 'table'>) => boolean);
  /** Another digit, other luck. */
  readonly luck?: string;
  /** Moves that nobody would think of, by number. */
  readonly odd?: Readonly<Record<number, readonly [seat: number, move: Move]>>;
}

/** A table that was opened just now, as the browser keeps it, made by the rules themselves. */
export function layKrzyzowka({
  id,
  options,
  names,
  bots = 0,
  moves = 0,
  odd = {},
  luck = '5',
}: Wish): LaidTable {
  const seed = luck.repeat(64 / luck.length);
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
    commitment: commitment(seed),
    opened,
  };
  const first = openTable(game, plan, seed);
  if (!first.ok) throw new Error(first.refusal.code);
  const entries: Entry[] = [...first.entries];
  let { table } = first;
  const isEnough = (made: number) =>
    typeof moves === 'function' ? moves({ table }) : made === moves;
  for (let made = 0; !table.result && !isEnough(made); made++) {
    const next = table.turn.must[0] ?? (table.turn.may[0] as number);
    const [seat, move] = odd[made] ?? [next, goodMove(table, next)];
    const answer = act(game, table, { do: 'move', seat, move }, seed, opened + made);
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${answer.refusal.code}`);
    entries.push(...answer.entries);
    table = answer.table;
  }
  return { kept: { plan, seed, touched: opened, result: table.result }, entries, table };
}

/** The same table one move later, as the page will have it too: luck follows from the seed. */
export function playOn({ kept, entries, table }: LaidTable, seat: number, move: Move): LaidTable {
  const answer = act(game, table, { do: 'move', seat, move }, kept.seed, Date.now());
  if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${answer.refusal.code}`);
  return {
    kept: { ...kept, result: answer.table.result },
    entries: [...entries, ...answer.entries],
    table: answer.table,
  };
}
