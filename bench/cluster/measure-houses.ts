import { quantile } from '../quantile.ts';
import type { Dealing } from '../server/chair.ts';
import { Contestant } from '../server/contestant.ts';
import { boardgameio, late } from '../server/entries.ts';
import { House, type HouseRound } from './house.ts';

const ROUNDS = 5;
/**
 * For each table; a game of four takes about a hundred moves, and nobody is to run out of them. So a first
 * crowd warms the servers up and goes, and a second one is measured.
 */
const MOVES = { warmUp: 80, secondWarmUp: 5, round: 8 };
/**
 * Moves a second for each process, as it is with its tables: one adds processes where there is more to do. People
 * do not decide in the same millisecond, and what comes together at this rate is chance.
 */
const STEADY = { perSecond: 125, seconds: 6 };

export interface HouseResult {
  readonly name: string;
  readonly processes: number;
  /** Null where there is nothing to deal. */
  readonly dealing: Dealing | null;
  /** Of the median round. */
  readonly movesPerSecond: number;
  /** Processor microseconds a move, of all server processes together and of what they share. */
  readonly cpu: number;
  readonly postgresCpu: number;
  readonly redisCpu: number;
  /** The same where moves come at a steady rate. */
  readonly steadyCpu: number;
}

type Round = Pick<HouseRound, 'moves' | 'seconds' | 'cpu'> & Partial<HouseRound>;

interface Entrant {
  readonly name: string;
  readonly processes: number;
  readonly dealing: Dealing | null;
  /** Starts if need be, and seats everybody in place of those who were there. */
  arrive(): Promise<void>;
  play(moves: number, perSecond?: number): Promise<Round>;
  close(): Promise<void>;
}

/** All houses and their rivals, in turn, so that a busy moment of the machine hits all alike. */
export async function measureHouses(
  tables: number,
  say: (line: string) => void,
): Promise<HouseResult[]> {
  const entrants = [
    single('boardgame.io', boardgameio, tables),
    single('SQLite', late, tables),
    ...([1, 2, 4] as const).map((processes) => house(processes, 'by-table', tables)),
    ...([2, 4] as const).map((processes) => house(processes, 'round', tables)),
  ];
  const rounds = entrants.map((): Round[] => []);
  const steadyRounds = entrants.map((): Round[] => []);
  try {
    for (const { name, processes, arrive, play } of entrants) {
      say(`people come to ${name}`);
      await arrive();
      await play(MOVES.warmUp * tables * processes);
      await arrive();
      await play(MOVES.secondWarmUp * tables * processes);
    }
    for (let round = 0; round < ROUNDS; round++) {
      say(`round ${round + 1} of ${ROUNDS}`);
      for (const [n, { name, processes, play }] of entrants.entries()) {
        const played = await play(MOVES.round * tables * processes);
        rounds[n]?.push(played);
        const rate = STEADY.perSecond * processes;
        const steady = await play(rate * STEADY.seconds, rate);
        steadyRounds[n]?.push(steady);
        say(
          `  ${name}: ${Math.round(played.cpu)} µs a move, ${Math.round(steady.cpu)} at a steady rate`,
        );
      }
    }
  } finally {
    for (const { close } of entrants) await close();
  }
  return entrants.map(({ name, processes, dealing }, n) => {
    const median = (of: (round: Round) => number) => quantile((rounds[n] ?? []).map(of), 0.5);
    return {
      name,
      processes,
      dealing,
      movesPerSecond: median(({ moves, seconds }) => moves / seconds),
      cpu: median(({ cpu }) => cpu),
      postgresCpu: median(({ postgresCpu = 0 }) => postgresCpu),
      redisCpu: median(({ redisCpu = 0 }) => redisCpu),
      steadyCpu: quantile(
        (steadyRounds[n] ?? []).map(({ cpu }) => cpu),
        0.5,
      ),
    };
  });
}

function single(name: string, entry: typeof late, tables: number): Entrant {
  let contestant: Contestant | null = null;
  return {
    name,
    processes: 1,
    dealing: null,
    arrive: async () => {
      contestant ??= await Contestant.start(entry);
      await contestant.seat(tables);
    },
    play: (moves, perSecond) =>
      (contestant as Contestant).play({ moves, perSecond: perSecond ?? null }),
    close: async () => contestant?.stop(),
  };
}

/** Each process has as many tables as a process that is alone: one adds processes where there is more to do. */
function house(processes: number, dealing: Dealing, tables: number): Entrant {
  const name = `${processes} ${processes === 1 ? 'process' : `processes, ${dealing}`}`;
  let opened: House | null = null;
  return {
    name,
    processes,
    dealing: processes === 1 ? null : dealing,
    arrive: async () => {
      opened ??= await House.open(name, processes);
      await opened.seat(dealing, tables * processes);
    },
    play: (moves, perSecond) => (opened as House).play({ moves, perSecond: perSecond ?? null }),
    close: async () => opened?.close(),
  };
}
