import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../quantile.ts';
import { SEATS } from '../server/chair.ts';
import { House, type HouseRound } from './house.ts';

/** One after the other: of a busy moment of the machine the others tell nothing. */
const STRETCHES = 5;
const SECONDS = 5;
/** The sockets of so many processes, each from an address of its own. */
const ADDRESSES = 5;
/** Until memory that was only needed to come in has been given back, or will not be. */
const SETTLING = 10_000;

export interface CrowdResult {
  readonly sockets: number;
  /** Bytes of the server for each socket, with its part of its table. */
  readonly memory: number;
  readonly perSecond: number;
  /** Of the median stretch, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Processor microseconds of the server a move. */
  readonly cpu: number;
  readonly postgresCpu: number;
  readonly redisCpu: number;
}

/** So many tables of four at one process, where so many moves are made a second. */
export async function measureCrowd(tables: number, perSecond: number): Promise<CrowdResult> {
  const house = await House.open('the crowd', 1);
  try {
    const before = house.memory;
    await house.seat('by-table', Math.ceil(tables / ADDRESSES), ADDRESSES);
    await sleep(SETTLING);
    const memory = house.memory - before;
    await house.play({ moves: perSecond * SECONDS, perSecond });
    const rounds: HouseRound[] = [];
    while (rounds.length < STRETCHES)
      rounds.push(await house.play({ moves: perSecond * SECONDS, perSecond }));
    const median = (of: (round: HouseRound) => number) => quantile(rounds.map(of), 0.5);
    const sockets = Math.min(...rounds.map(({ connected }) => connected));
    return {
      sockets,
      memory: memory / (Math.ceil(tables / ADDRESSES) * ADDRESSES * SEATS),
      perSecond: median(({ moves, seconds }) => moves / seconds),
      p50: median(({ p50 }) => p50),
      p99: median(({ p99 }) => p99),
      cpu: median(({ cpu }) => cpu),
      postgresCpu: median(({ postgresCpu }) => postgresCpu),
      redisCpu: median(({ redisCpu }) => redisCpu),
    };
  } finally {
    await house.close();
  }
}
