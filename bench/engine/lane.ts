import type { RandomGames } from './random-games.ts';

// A process of its own for each contestant: what the compiler learns from one must not slow another.

export interface Heat {
  readonly games: number;
  readonly seconds: number;
  readonly total: number;
}

const [file, batch] = process.argv.slice(2) as [string, string];
const { randomGames }: { randomGames: RandomGames } = await import(file);
let seed = 1;

process.on('message', (milliseconds: number) => {
  let games = 0;
  let total = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < milliseconds) {
    total += randomGames(Number(batch), seed++);
    games += Number(batch);
    elapsed = performance.now() - start;
  }
  process.send?.({ games, seconds: elapsed / 1000, total } satisfies Heat);
});
