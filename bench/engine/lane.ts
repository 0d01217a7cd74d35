import type { RandomGames } from './random-games.ts';

// A process of its own for each contestant: what the compiler learns from one must not slow another.

export interface Heat {
  readonly games: number;
  /** Of processor time, so that a busy machine cheats nobody. */
  readonly seconds: number;
  readonly total: number;
}

const [file, batch] = process.argv.slice(2) as [string, string];
const { randomGames }: { randomGames: RandomGames } = await import(file);
let seed = 1;

process.on('message', (milliseconds: number) => {
  let games = 0;
  let total = 0;
  const start = process.cpuUsage();
  let spent = 0;
  while (spent < milliseconds) {
    total += randomGames(Number(batch), seed++);
    games += Number(batch);
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  }
  process.send?.({ games, seconds: spent / 1000, total } satisfies Heat);
});
