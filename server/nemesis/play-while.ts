import { type Chance, seededChance } from '@late/kernel';
import { checkFair, judge, type Verdict } from '../players/afterwards.ts';
import { anyBotMove } from '../players/bot-moves.ts';
import { type ChooseMove, oneIn } from '../players/choose.ts';
import { EndlessTable, type Habits } from '../players/endless-table.ts';
import { dialHttp } from '../players/http-line.ts';
import type { Journal } from '../players/journal.ts';
import { readKeptIn } from '../players/kept-in-postgres.ts';
import type { KeptTable } from '../players/kept-table.ts';
import { allGames } from '../players/openings.ts';
import type { Player } from '../players/player.ts';
import { dialSocket } from '../players/socket-line.ts';
import type { Cluster } from '../testing/index.ts';
import { askEveryProcess } from './ask-every-process.ts';
import { settle } from './settle.ts';

export interface Load {
  readonly tables: number;
  readonly seed: number;
  /** The longest that somebody thinks, in milliseconds. */
  readonly pause: number;
  /** How people choose their moves; if it is not said, as an easy bot of this edition. */
  readonly chooseMove?: ChooseMove;
}

export interface Played<T> {
  /** What came of what happened meanwhile. */
  readonly result: T;
  readonly kept: readonly KeptTable[];
  readonly verdict: Verdict;
}

/** After so much silence a player asks, and after as much again dials anew. */
const PATIENCE = 3_000;
const KEEP_ONE_IN = 30;

/** Lets tables of all games play while something happens to their cluster; then looks whether anything is missing. */
export async function playWhile<T>(
  cluster: Cluster,
  { tables: count, seed, pause, chooseMove = anyBotMove }: Load,
  journal: Journal,
  happen: (mind: Chance, players: () => readonly Player[]) => Promise<T>,
): Promise<Played<T>> {
  const mind = seededChance(seed);
  const habits = habitsOf(pause, chooseMove);
  const tables = await Promise.all(
    Array.from({ length: count }, () =>
      EndlessTable.of(cluster.url, mind.below(2 ** 31), habits, journal),
    ),
  );
  const games = tables.map((table) => table.play());
  await journal.nextAcknowledgement();
  const result = await happen(mind, () => tables.flatMap(({ players }) => players));
  await settle(cluster, tables, journal);
  const people = tables.flatMap((table) => table.people);
  const records = await askEveryProcess(cluster, journal, people);
  for (const table of tables) table.stop();
  await Promise.all(games);
  for (const code of await cluster.stopServers())
    if (code !== 0) journal.complain(`a process did not close in order: ${code}`);
  const kept = await readKeptIn(cluster.databaseUrl);
  const verdict = judge(kept, journal, true, (game, _, { id }) => {
    const record = records.get(id);
    return record === undefined ? [] : checkFair(game, record);
  });
  return { result, kept, verdict };
}

function habitsOf(pause: number, chooseMove: ChooseMove): Habits {
  return {
    opening: allGames(),
    manner: (mind) => ({
      dial: oneIn(4, mind) ? dialHttp : dialSocket,
      chooseMove,
      pause,
      patience: PATIENCE,
      isOneProcess: false,
      keepOneIn: KEEP_ONE_IN,
    }),
  };
}
