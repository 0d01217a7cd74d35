import { parseArgs } from 'node:util';
import { GAMES } from '@late/games';
import type { AnyGame } from '@late/kernel';
import type { AnySpecimen } from '@late/kernel/testing';
import { type RoomStep, restoreRoom, SHARED_ENTRIES } from '@late/table';
import { thisMachine } from '../machine.ts';
import { type LongLog, longLogs } from './long-logs.ts';

const ROUNDS = 9;
/** What a room with the longest log may take to open, in milliseconds of processor time. */
const EXPECTED = 150;

/** Reads the steps as the store gives them, and rebuilds the room. */
function open(game: AnyGame, { steps }: LongLog): number {
  const before = process.cpuUsage();
  restoreRoom(
    game,
    steps.map((text) => JSON.parse(text) as RoomStep),
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function measure(game: AnyGame, log: LongLog) {
  const first = open(game, log);
  const times = Array.from({ length: ROUNDS }, () => open(game, log)).sort((a, b) => a - b);
  const milliseconds = times[Math.floor(ROUNDS / 2)] as number;
  return { log: log.name, milliseconds, first, slowest: times.at(-1) as number };
}

async function specimenOf(id: string): Promise<AnySpecimen> {
  const file = new URL(`../../games/${id}/test/specimen.ts`, import.meta.url);
  return ((await import(file.href)) as { readonly specimen: AnySpecimen }).specimen;
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const results: ({ readonly game: string } & ReturnType<typeof measure>)[] = [];
for (const { id } of GAMES) {
  const specimen = await specimenOf(id);
  const { length } = specimen.sets;
  const measured = specimen.sets
    .filter((_, index) => index === 0 || index === length - 1)
    .flatMap((set) => longLogs(specimen, set).map((log) => measure(specimen.game, log)));
  // Of every game, the option set that takes longest.
  const [worst] = measured.sort((a, b) => b.milliseconds - a.milliseconds);
  if (worst) results.push({ game: id, ...worst });
}
const machine = thisMachine();

if (values.json) {
  console.log(JSON.stringify({ bench: 'load', machine, expected: EXPECTED, results }));
} else {
  console.log(
    `A room with a log of ${SHARED_ENTRIES} entries opens, the slowest of each game, milliseconds`,
  );
  for (const { game, log, milliseconds, first, slowest } of results) {
    const times = [milliseconds, slowest, first].map((time) => time.toFixed(0).padStart(6));
    console.log(`${game.padEnd(12)}${times.join('')}  ${log}`);
  }
  console.log(`median and slowest of ${ROUNDS} rounds, and the first; expected ≤ ${EXPECTED}`);
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
if (results.some(({ milliseconds }) => milliseconds > EXPECTED)) process.exitCode = 1;
