import { setTimeout as sleep } from 'node:timers/promises';
import { waitingForBots } from '../players/afterwards.ts';
import type { EndlessTable } from '../players/endless-table.ts';
import type { Journal } from '../players/journal.ts';
import { lengthsIn, readKeptIn } from '../players/kept-in-postgres.ts';
import type { Player } from '../players/player.ts';
import type { Cluster } from '../testing/index.ts';

/** How long everything may take to come right after the last fault. */
const PATIENCE = 60_000;
const PAUSE = 250;

/**
 * When nothing fails any more, everything is answered, everybody sees what the log has, and bots play on. What
 * they see is kept in the journal, to be held against the log.
 */
export async function settle(
  cluster: Cluster,
  tables: readonly EndlessTable[],
  journal: Journal,
): Promise<void> {
  if (!(await inTime(async () => cluster.balancer.ready === cluster.processes.length)))
    journal.complain('a process does not become ready again');
  for (const table of tables) table.rest();
  const players = tables.flatMap((table) => table.players);
  const unanswered = () => players.filter(({ isAnswered }) => !isAnswered);
  if (!(await inTime(async () => !unanswered().length)))
    journal.complain(`${unanswered().length} players are not answered`);
  const lengths = await lengthsIn(cluster.databaseUrl);
  const behind = () => players.filter((player) => isBehind(player, lengths));
  if (!(await inTime(async () => !behind().length)))
    for (const { table, length } of behind())
      journal.complain(`${table}: somebody still sees ${length} of ${lengths.get(table)} steps`);
  await checkBots(cluster, journal);
}

/** Whoever left when the game was over sees nothing any more. */
function isBehind(player: Player, lengths: ReadonlyMap<string, number>): boolean {
  return !player.isGone && player.length < (lengths.get(player.table) ?? 0);
}

async function checkBots({ databaseUrl }: Cluster, journal: Journal): Promise<void> {
  const waiting = new Map(
    waitingForBots(await readKeptIn(databaseUrl)).map(({ id, length }) => [id, length]),
  );
  await inTime(async () => {
    const now = await lengthsIn(databaseUrl);
    for (const [id, length] of waiting) if (now.get(id) !== length) waiting.delete(id);
    return waiting.size === 0;
  });
  for (const id of waiting.keys()) journal.complain(`${id}: bots do not play on`);
}

async function inTime(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > end) return false;
    await sleep(PAUSE);
  }
  return true;
}
