import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { thisMachine } from '../machine.ts';
import { Contestant, type Entry, type Round } from './contestant.ts';
import { boardgameio, late } from './entries.ts';
import { residentMemory } from './usage.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '500' },
  },
});
const TABLES = Number(values.tables);
if (!Number.isInteger(TABLES) || TABLES < 1) giveUp('--tables must be a whole number from 1');
/** A game of four takes about a hundred moves; nobody is to run out of them. */
const MOVES = { warmUp: 10 * TABLES, round: 10 * TABLES, steady: 20 * TABLES };
const ROUNDS = 4;
const PER_SECOND = 500;
/** The first few thousand fill our cache of rooms, which holds 2,000. */
const IDLE = { few: 2_500, many: 12_500, atOnce: 8 };

const LONGEST = 20 * 60_000;

interface Result {
  readonly name: string;
  readonly movesPerSecond: number;
  readonly cpu: number;
  readonly steadyCpu: number;
  readonly steadyPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly connected: number;
  readonly idleTable: number;
}

// A server that hangs must not keep anybody waiting for ever.
setTimeout(() => giveUp(`not done after ${LONGEST / 60_000} minutes`), LONGEST).unref();
execFileSync('npm', ['run', '--silent', 'build', '-w', 'server'], {
  cwd: new URL('../..', import.meta.url),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const entries = [late, boardgameio];
const results = await measure(entries).catch((error: Error) => giveUp(error.message));
const [ours, theirs] = results as [Result, Result];
const machine = thisMachine();
const ratio = ours.cpu / theirs.cpu;

if (values.json) {
  console.log(JSON.stringify({ bench: 'server', machine, tables: TABLES, ratio, results }));
} else {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const row = (first: string, cells: readonly string[]) =>
    console.log(first.padEnd(44) + cells.map((cell) => cell.padStart(16)).join(''));
  const line = (name: string, of: (result: Result) => number) =>
    row(
      name,
      results.map((result) => number.format(of(result))),
    );
  row(
    `EXTRA!, ${TABLES} tables of four`,
    results.map(({ name }) => name),
  );
  line('sockets held', (result) => result.connected);
  line('full speed: moves a second', (result) => result.movesPerSecond);
  line('full speed: server CPU µs a move', (result) => result.cpu);
  line(`${PER_SECOND} a second: reached`, (result) => result.steadyPerSecond);
  line(`${PER_SECOND} a second: server CPU µs a move`, (result) => result.steadyCpu);
  line(`${PER_SECOND} a second: p50 ms to the answer`, (result) => result.p50);
  line(`${PER_SECOND} a second: p99 ms to the answer`, (result) => result.p99);
  line('memory per idle table, bytes', (result) => result.idleTable);
  console.log(`CPU a move at full speed: ${ratio.toFixed(2)} of boardgame.io's`);
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}

function giveUp(why: string): never {
  console.error(`The bench ends without a result: ${why}`);
  process.exit(1);
}

/** Rounds in turn, so that a busy moment of the machine hits both alike. */
async function measure(all: readonly Entry[]): Promise<Result[]> {
  const contestants = await Promise.all(all.map(Contestant.start));
  const full = all.map((): Round[] => []);
  const steady: Round[] = [];
  try {
    for (const contestant of contestants) {
      await contestant.seat(TABLES);
      await contestant.play({ moves: MOVES.warmUp, perSecond: null });
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [n, contestant] of contestants.entries()) {
        full[n]?.push(await contestant.play({ moves: MOVES.round, perSecond: null }));
      }
    }
    for (const contestant of contestants) {
      steady.push(await contestant.play({ moves: MOVES.steady, perSecond: PER_SECOND }));
    }
  } finally {
    for (const contestant of contestants) await contestant.stop();
  }
  const results: Result[] = [];
  for (const [n, entry] of all.entries()) {
    const rounds = full[n] as Round[];
    const last = steady[n] as Round;
    const sum = (of: (round: Round) => number) =>
      rounds.reduce((total, round) => total + of(round), 0);
    results.push({
      name: entry.name,
      movesPerSecond: sum(({ moves }) => moves) / sum(({ seconds }) => seconds),
      cpu: sum(({ cpu, moves }) => cpu * moves) / sum(({ moves }) => moves),
      steadyCpu: last.cpu,
      steadyPerSecond: last.moves / last.seconds,
      p50: last.p50,
      p99: last.p99,
      connected: last.connected,
      idleTable: await idleTable(entry),
    });
  }
  return results;
}

/** What ten thousand more tables at which nobody sits add to the memory, each. */
async function idleTable(entry: Entry): Promise<number> {
  const contestant = await Contestant.start(entry);
  let opened = 0;
  const open = async (until: number) => {
    while (opened < until) {
      opened++;
      await contestant.open();
    }
  };
  const openTo = (until: number) =>
    Promise.all(Array.from({ length: IDLE.atOnce }, () => open(until)));
  try {
    await openTo(IDLE.few);
    const before = residentMemory(contestant.pid);
    await openTo(IDLE.many);
    return (residentMemory(contestant.pid) - before) / (IDLE.many - IDLE.few);
  } finally {
    await contestant.stop();
  }
}
