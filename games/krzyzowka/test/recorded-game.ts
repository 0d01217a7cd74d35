import { type AnyGame, commitment, type GameRecord, seededChance } from '@late/kernel';
import { act, lastOf, nextDeadline, openTable, type Plan, recordOf, type Table } from '@late/table';
import type { Options, View } from '../rules/index.ts';
import { type Mind, playerMove } from './player.ts';
import { polishGame } from './polish.ts';

export interface Evening {
  readonly table: string;
  /** 32 bytes in hexadecimal: the luck of the house. */
  readonly seed: string;
  readonly options: Partial<Options>;
  readonly minds: readonly Mind[];
  /** Decides what is picked at random, and how long everybody thinks. */
  readonly whim: number;
  /** Whether the first decision that can be is taken back once. */
  readonly undo?: boolean;
}

const NAMES = ['Zofia', 'Otto', 'Marie', 'Chiara'];
const OPENED = Date.UTC(2024, 11, 6, 18, 30);
const MOST_STEPS = 1_500;
const game = polishGame as AnyGame;

/** Plays a whole game at a real table, and keeps it as a table would. */
export function recordedGame({ minds, seed, ...evening }: Evening): GameRecord {
  const plan: Plan = {
    id: evening.table,
    game: polishGame.id,
    version: polishGame.version,
    options: evening.options,
    holders: minds.map((_, seat) => ({ kind: 'person', name: NAMES[seat] as string })),
    clock: { kind: 'none' },
    commitment: commitment(seed),
    opened: OPENED,
  };
  const chance = seededChance(evening.whim);
  const opened = openTable(game, plan, seed);
  if (!opened.ok) throw new Error(opened.refusal.code);
  let { table } = opened;
  let now = OPENED;
  let undone = !evening.undo;
  for (let step = 0; !table.result && step < MOST_STEPS; step++) {
    now += 1_000 + chance.below(20_000);
    const deadline = nextDeadline(game, table);
    if (deadline !== null && deadline <= now) {
      now = deadline;
      table = done(act(game, table, { do: 'expire' }, seed, now));
      continue;
    }
    const acting = [...table.turn.must, ...table.turn.may];
    const seat = acting[chance.below(acting.length)] as number;
    const move = playerMove(game.view(table.state, seat) as View, minds[seat] as Mind, chance);
    if (!move) continue;
    table = done(act(game, table, { do: 'move', seat, move }, seed, now));
    if (undone) continue;
    const back = act(game, table, { do: 'undo', seat }, seed, now);
    if (!back.ok || !isUndo(back.table)) continue;
    ({ table } = back);
    undone = true;
  }
  return recordOf(table, seed);
}

function done(answer: ReturnType<typeof act>): Table {
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.table;
}

function isUndo({ log }: Table): boolean {
  return lastOf(log)?.act.do === 'undo';
}
