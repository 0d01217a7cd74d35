import type { Manifest } from '../games/manifest.ts';
import { commitment, parse, seededChance } from '../kernel/src/index.ts';
import { readPolish, readPolishBytes } from '../lexicon/src/node.ts';
import { act, type Holder, openTable, type Plan, type Table } from '../table/src/index.ts';
import type { LaidTable } from './laid-table.ts';

const OPENED = Date.UTC(2025, 10, 3, 18);
const SEED = '7'.repeat(64);
const HOLDERS: readonly Holder[] = [
  { kind: 'person', name: 'Marie' },
  { kind: 'bot', name: 'Otto', level: 'easy' },
];

/**
 * A table of any game with its usual options, played by easy bots for at least so many steps and
 * until everything waits for the person at the first seat.
 */
export async function layByBots(manifest: Manifest, steps: number): Promise<LaidTable> {
  const { id } = manifest;
  const game = await manifest.rules(async () => readPolish());
  const options = parse(game.options, {});
  if (!options.ok) throw new Error(`${id} has no usual options: ${options.at}`);
  const { loadBot } = await manifest.bots();
  // Easy bots were not trained: the word list is all that they read.
  const bot = await loadBot('easy', options.value, async () => readPolishBytes());
  const plan: Plan = {
    id: `${id}-by-bots`,
    game: id,
    version: game.version,
    options: options.value,
    holders: HOLDERS,
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened: OPENED,
  };
  const opened = openTable(game, plan, SEED);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const entries = [...opened.entries];
  let { table } = opened;
  while (entries.length < steps || !waitsForFirst(table)) {
    const [seat] = table.turn.must;
    if (seat === undefined) throw new Error(`${id}: over before so many steps`);
    const move = bot.choose(game.view(table.state, seat), seededChance(entries.length));
    const now = OPENED + 1000 * entries.length;
    const answer = act(game, table, { do: 'move', seat, move }, SEED, now);
    if (!answer.ok) throw new Error(`${id}: ${answer.refusal.code}`);
    entries.push(...answer.entries);
    table = answer.table;
  }
  return { kept: { plan, seed: SEED, touched: OPENED, result: null }, entries, table };
}

const waitsForFirst = ({ turn: { must } }: Table) => must.length === 1 && must[0] === 0;
