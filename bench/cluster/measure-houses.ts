import { quantile } from '../quantile.ts';
import type { Dealing } from '../server/chair.ts';
import { Contestant } from '../server/contestant.ts';
import { boardgameio, late } from '../server/entries.ts';
import { House, type HouseRound } from './house.ts';

/**
 * Full speed, in moves for each table. A game of four takes about a hundred, and nobody is to run out of them: so a
 * first crowd warms the servers up and goes, and a second one is measured. While the others have their turn a server
 * rests, and Node uses that to give memory back and to begin a collection of all its garbage, which costs as much
 * as a thousand moves: so every round has a lead-in that is not counted, and is long enough for several collections.
 */
const FULL = { rounds: 5, warmUp: 50, leadIn: 4, moves: 12 };
/** Moves a second for each process: one adds processes where there is more to do, not where there is less. */
const STEADY = { rounds: 3, perSecond: 125, warmUp: 3, leadIn: 1, seconds: 6 };

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

/**
 * All houses and their rivals, in turn, so that a busy moment of the machine hits all alike. If some are named, only
 * those, and only at full speed.
 */
export async function measureHouses(
  tables: number,
  say: (line: string) => void,
  only: readonly string[] | null = null,
): Promise<HouseResult[]> {
  const all = [
    single('boardgame.io', boardgameio),
    single('SQLite', late),
    ...([1, 2, 4] as const).map((processes) => house(processes, 'by-table')),
    ...([2, 4] as const).map((processes) => house(processes, 'round')),
  ];
  const unknown = only?.filter((asked) => !all.some(({ name }) => name === asked)) ?? [];
  if (unknown.length)
    throw new Error(`no "${unknown[0]}"; there are: ${all.map(({ name }) => name).join('; ')}`);
  const entrants = all.filter(({ name }) => only?.includes(name) ?? true);
  const rounds = entrants.map((): Round[] => []);
  const steadyRounds = entrants.map((): Round[] => []);
  const inTurn = async (
    count: number,
    into: Round[][],
    play: (entrant: Entrant) => Promise<Round>,
  ) => {
    for (let round = 1; round <= count; round++) {
      say(`round ${round} of ${count}`);
      for (const [n, entrant] of entrants.entries()) {
        const played = await play(entrant);
        into[n]?.push(played);
        say(`  ${entrant.name}: ${Math.round(played.cpu)} µs a move`);
      }
    }
  };
  try {
    for (const { name, processes, arrive, play } of entrants) {
      // Each process has as many tables as one that is alone.
      say(`people come to ${name}`);
      await arrive(tables * processes);
      await play(FULL.warmUp * tables * processes);
      await arrive(tables * processes);
    }
    await inTurn(FULL.rounds, rounds, async ({ processes, play }) => {
      await play(FULL.leadIn * tables * processes);
      return play(FULL.moves * tables * processes);
    });
    for (const { name, processes, arrive, play } of only ? [] : entrants) {
      say(`people who take their time come to ${name}`);
      await arrive(tables * processes);
      await steadily(play, processes, STEADY.warmUp);
    }
    await inTurn(only ? 0 : STEADY.rounds, steadyRounds, async ({ processes, play }) => {
      await steadily(play, processes, STEADY.leadIn);
      return steadily(play, processes, STEADY.seconds);
    });
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

function steadily(play: Entrant['play'], processes: number, seconds: number): Promise<Round> {
  const perSecond = STEADY.perSecond * processes;
  return play(perSecond * seconds, perSecond);
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
