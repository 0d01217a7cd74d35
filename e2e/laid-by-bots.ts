import type { Manifest } from '../games/manifest.ts';
import { commitment, parse, seededChance } from '../kernel/src/index.ts';
import { readLexicon, readPolishBytes } from '../lexicon/src/node.ts';
import { act, type Holder, openTable, type Plan, type Table } from '../table/src/index.ts';
import type { LaidTable } from './laid-table.ts';

const OPENED = Date.UTC(2025, 10, 3, 18);
const SEED = '7'.repeat(64);
const HOLDERS: readonly Holder[] = [
  { kind: 'person', name: 'Marie' },
  { kind: 'bot', name: 'Otto', level: 'easy' },
];
/** No game of two seats lasts as long. */
const MOST_STEPS = 2_000;

/** Where to stop: asked after every step, with how many there are. */
export type Stopping = (table: Table, steps: number) => boolean;

/** After at least so many steps, when everything waits for this seat: the first is the person's. */
export const turnOf =
  (seat: number, least: number): Stopping =>
  ({ turn: { must } }, steps) =>
    steps >= least && must.length === 1 && must[0] === seat;

export const isOver: Stopping = ({ result }) => result !== null;

/** A table of any game, with its usual options for two if nothing else is wished, played by easy bots until it is as wanted. */
export async function layByBots(
  manifest: Manifest,
  stops: Stopping,
  wish: { readonly options?: unknown; readonly holders?: readonly Holder[] } = {},
): Promise<LaidTable> {
  const { id } = manifest;
  const game = await manifest.rules(async () => readLexicon);
  const options = parse(game.options, wish.options ?? {});
  if (!options.ok) throw new Error(`${id} has no usual options: ${options.at}`);
  const { loadBot } = await manifest.bots();
  // Easy bots were not trained: the word list is all that they read.
  const bot = await loadBot('easy', options.value, async () => readPolishBytes());
  const plan: Plan = {
    id: `${id}-by-bots`,
    game: id,
    version: game.version,
    options: options.value,
    holders: wish.holders ?? HOLDERS,
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened: OPENED,
  };
  const opened = openTable(game, plan, SEED);
  if (!opened.ok) throw new Error(`${id} cannot be opened: ${opened.refusal.code}`);
  const entries = [...opened.entries];
  let { table } = opened;
  while (!stops(table, entries.length)) {
    const [seat] = table.turn.must;
    if (seat === undefined || entries.length > MOST_STEPS)
      throw new Error(`${id} never got as far as wanted, in ${entries.length} steps of easy bots`);
    const move = bot.choose(game.view(table.state, seat), seededChance(entries.length));
    const now = OPENED + 1000 * entries.length;
    const answer = act(game, table, { do: 'move', seat, move }, SEED, now);
    if (!answer.ok) throw new Error(`${id} refuses a bot’s move: ${answer.refusal.code}`);
    entries.push(...answer.entries);
    table = answer.table;
  }
  return { kept: { plan, seed: SEED, touched: OPENED, result: table.result }, entries, table };
}
