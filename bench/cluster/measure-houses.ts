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
/** The same evening in every house, however many processes share it: as many tables, as many moves a second. */
const STEADY = { perSecond: 500, seconds: 4, warmUp: 3_000 };

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
  /** Starts if need be, and seats people at so many tables in place of those who were there. */
  arrive(tables: number): Promise<void>;
  play(moves: number, perSecond?: number): Promise<Round>;
  close(): Promise<void>;
}

/** All houses and their rivals, in turn, so that a busy moment of the machine hits all alike. */
export async function measureHouses(
  tables: number,
  say: (line: string) => void,
): Promise<HouseResult[]> {
  const entrants = [
    single('boardgame.io', boardgameio),
    single('SQLite', late),
    ...([1, 2, 4] as const).map((processes) => house(processes, 'by-table')),
    ...([2, 4] as const).map((processes) => house(processes, 'round')),
  ];
  const rounds = entrants.map((): Round[] => []);
  const steadyRounds = entrants.map((): Round[] => []);
  try {
    const inTurn = async (into: Round[][], play: (entrant: Entrant) => Promise<Round>) => {
      for (let round = 1; round <= ROUNDS; round++) {
        say(`round ${round} of ${ROUNDS}`);
        for (const [n, entrant] of entrants.entries()) {
          const played = await play(entrant);
          into[n]?.push(played);
          say(`  ${entrant.name}: ${Math.round(played.cpu)} µs a move`);
        }
      }
    };
    for (const { name, processes, arrive, play } of entrants) {
      // Each process has as many tables as one that is alone: one adds processes where there is more to do.
      say(`people come to ${name}`);
      await arrive(tables * processes);
      await play(MOVES.warmUp * tables * processes);
      await arrive(tables * processes);
      await play(MOVES.secondWarmUp * tables * processes);
    }
    await inTurn(rounds, ({ processes, play }) => play(MOVES.round * tables * processes));
    for (const { name, arrive, play } of entrants) {
      say(`as many people come to ${name} as to the others`);
      await arrive(tables);
      await play(STEADY.warmUp, STEADY.perSecond);
    }
    await inTurn(steadyRounds, ({ play }) =>
      play(STEADY.perSecond * STEADY.seconds, STEADY.perSecond),
    );
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

function single(name: string, entry: typeof late): Entrant {
  let contestant: Contestant | null = null;
  return {
    name,
    processes: 1,
    dealing: null,
    arrive: async (tables) => {
      contestant ??= await Contestant.start(entry);
      await contestant.seat(tables);
    },
    play: (moves, perSecond) =>
      (contestant as Contestant).play({ moves, perSecond: perSecond ?? null }),
    close: async () => contestant?.stop(),
  };
}

function house(processes: number, dealing: Dealing): Entrant {
  const name = `${processes} ${processes === 1 ? 'process' : `processes, ${dealing}`}`;
  let opened: House | null = null;
  return {
    name,
    processes,
    dealing: processes === 1 ? null : dealing,
    arrive: async (tables) => {
      opened ??= await House.open(name, processes);
      await opened.seat(dealing, tables);
    },
    play: (moves, perSecond) => (opened as House).play({ moves, perSecond: perSecond ?? null }),
    close: async () => opened?.close(),
  };
}
