import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, seededChance } from '@late/kernel';
import { askEverybody, checkShown, judge, waitingForBots } from '../players/afterwards.ts';
import { oneIn } from '../players/choose.ts';
import { EndlessTable, type Habits } from '../players/endless-table.ts';
import { anyExtraMove } from '../players/extra-moves.ts';
import { Journal } from '../players/journal.ts';
import { damageOf, readKept } from '../players/kept-in-file.ts';
import { extraOnly } from '../players/openings.ts';
import { dialSocket } from '../players/socket-line.ts';
import type { ServerProcess } from '../testing/index.ts';
import type { Options } from './options.ts';
import { serverOn } from './server-on.ts';

/** How long a server may take to acknowledge something again, and bots to do what is due. */
const PATIENCE = 60_000;
/** A server lives for so many acknowledgements at most: on a busy machine seconds say little. */
const LONGEST_LIFE = { acknowledgements: 4_000, milliseconds: 10_000 };
const LONGEST_START = 3_000;

/** At full speed, over sockets. */
const HABITS: Habits = {
  opening: extraOnly,
  manner: () => ({
    dial: dialSocket,
    chooseMove: anyExtraMove,
    pause: 0,
    patience: 10_000,
    isOneProcess: true,
    keepOneIn: 0,
  }),
};

export interface Report {
  readonly violations: readonly string[];
  readonly figures: Readonly<Record<string, string | number>>;
}

/** Lets tables play while the server dies again and again; then looks whether anything is missing. */
export async function crashTest(options: Options, folder: string): Promise<Report> {
  const journal = new Journal();
  const server = serverOn(folder, (text) => journal.complain(text));
  const file = join(folder, 'late-edition.db');
  const mind = seededChance(options.seed);
  const end = Date.now() + options.seconds * 1000;
  await server.start();
  const tables = await Promise.all(
    Array.from({ length: options.tables }, () =>
      EndlessTable.of(server.url, mind.below(2 ** 31), HABITS, journal),
    ),
  );
  const games = tables.map((table) => table.play());
  const began = Date.now();
  await journal.nextAcknowledgement();
  const killing = await killAgainAndAgain(server, journal, options.kills - 1, mind, end);
  await aWhile(journal, mind);
  // The last time nobody comes back, so that whatever goes on goes on by itself.
  await server.kill('SIGKILL');
  const played = (Date.now() - began) / 1000;
  for (const table of tables) table.stop();
  await Promise.all(games);
  const left = waitingForBots(readKept(file)).length;
  await server.start();
  await untilQuiet(file);
  const people = tables.flatMap((table) => table.people);
  const shown = await askEverybody(server.url, journal, people);
  const code = await server.kill('SIGTERM');
  if (code !== 0) journal.complain(`the server did not close in order: ${code}`);
  const kept = readKept(file);
  const verdict = judge(kept, journal, false, checkShown(shown));
  const violations = [...verdict.violations, ...journal.complaints, ...damageOf(file)];
  const kills = killing.kills + 1;
  if (kills < options.kills) violations.push(`time was up after ${kills} kills`);
  return {
    violations,
    figures: {
      'tables at once': options.tables,
      'tables in all': kept.length,
      'games finished': verdict.finished,
      kills,
      'seconds of play': played.toFixed(1),
      requests: journal.asked.length,
      acknowledged: journal.acknowledged,
      refused: journal.asked.filter(({ refused }) => refused !== null).length,
      'sent again': journal.asked.reduce((sum, { sends }) => sum + Math.max(0, sends - 1), 0),
      'steps in the log': kept.reduce((sum, { length }) => sum + length, 0),
      'pictures compared': journal.pictures.length,
      'tables that bots took on alone': left,
      'recovery, median ms': quantile(killing.recoveries, 0.5),
      'recovery, p95 ms': quantile(killing.recoveries, 0.95),
    },
  };
}

async function aWhile(journal: Journal, mind: Chance): Promise<void> {
  const end = Date.now() + LONGEST_LIFE.milliseconds;
  const enough = journal.acknowledged + mind.below(LONGEST_LIFE.acknowledgements);
  while (journal.acknowledged < enough && Date.now() < end) await sleep(5);
}

interface Killing {
  readonly kills: number;
  /** From a kill to the first acknowledgement after it, in milliseconds. */
  readonly recoveries: readonly number[];
}

async function killAgainAndAgain(
  server: ServerProcess,
  journal: Journal,
  wanted: number,
  mind: Chance,
  end: number,
): Promise<Killing> {
  const recoveries: number[] = [];
  let kills = 0;
  const kill = async () => {
    await server.kill('SIGKILL');
    kills++;
    server.start().catch((error: Error) => journal.complain(error.message));
    return Date.now();
  };
  while (kills < wanted && Date.now() < end) {
    await aWhile(journal, mind);
    let killed = await kill();
    // Now and then again while it starts, or while everybody comes back.
    if (kills < wanted && oneIn(4, mind)) {
      await sleep(mind.below(LONGEST_START));
      killed = await kill();
    }
    const back = await Promise.race([
      journal.nextAcknowledgement().then(() => true),
      sleep(PATIENCE, false, { ref: false }),
    ]);
    if (!back) journal.complain('nothing was acknowledged after a restart');
    recoveries.push(Date.now() - killed);
  }
  return { kills, recoveries };
}

/** Until no bot has anything to do; whether one still had to is judged by the log. */
async function untilQuiet(file: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  do await sleep(500);
  while (waitingForBots(readKept(file)).length > 0 && Date.now() < end);
}

function quantile(values: readonly number[], q: number): number {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(q * ordered.length))] ?? 0;
}
