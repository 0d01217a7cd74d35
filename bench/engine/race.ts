import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Heat } from './lane.ts';

export interface Contestant {
  readonly name: string;
  /** The module that exports its `randomGames`. */
  readonly file: string;
  /** How many games it plays between two looks at the clock. */
  readonly batch: number;
}

export interface Placing {
  readonly name: string;
  /** A second of processor time; the median of the rounds. */
  readonly gamesPerSecond: number;
  readonly games: number;
  /** Alike for all contestants if they play the same game. */
  readonly meanScore: number;
}

/** boardgame.io takes two seconds to come to full speed. */
const WARM_UP = 2_000;

/** Rounds in turn, A B C A B C, so that a busy moment of the machine hits all alike. */
export async function race(
  contestants: readonly Contestant[],
  rounds: number,
  milliseconds: number,
): Promise<Placing[]> {
  const lanes = contestants.map(({ file, batch }) =>
    fork(fileURLToPath(new URL('./lane.ts', import.meta.url)), [file, String(batch)], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  try {
    const heats = contestants.map((): Heat[] => []);
    for (const lane of lanes) await run(lane, WARM_UP);
    for (let round = 0; round < rounds; round++) {
      for (const [n, lane] of lanes.entries()) heats[n]?.push(await run(lane, milliseconds));
    }
    return contestants.map(({ name }, n) => placing(name, heats[n] ?? []));
  } finally {
    for (const lane of lanes) lane.kill();
  }
}

function run(lane: ChildProcess, milliseconds: number): Promise<Heat> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`a contestant ended: ${code}`));
    lane.once('exit', fail);
    lane.once('message', (heat) => {
      lane.off('exit', fail);
      resolve(heat as Heat);
    });
    lane.send(milliseconds);
  });
}

function placing(name: string, heats: readonly Heat[]): Placing {
  const sum = (of: (heat: Heat) => number) => heats.reduce((total, heat) => total + of(heat), 0);
  const games = sum((heat) => heat.games);
  return {
    name,
    gamesPerSecond: median(heats.map((heat) => heat.games / heat.seconds)),
    games,
    meanScore: sum((heat) => heat.total) / games,
  };
}

function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  const middle = ordered.length / 2;
  const low = ordered[Math.ceil(middle) - 1] as number;
  return (low + (ordered[Math.floor(middle)] as number)) / 2;
}
