// Learns prospects/learned.ts anew: npx tsx games/slowka/bot/train/main.ts
// The same seeds give the same file. Seeds from 10,000,000 on are for learning alone.

import { writeFileSync } from 'node:fs';
import { readPolish } from '@late/lexicon/node';
import { lesson } from './lesson.ts';

const GAMES = 1500;
const SEED = 10_000_000;

const lexicon = readPolish();
const learned = [1, 2, 3, 4].map((seats) => {
  const weights = lesson(lexicon, seats, GAMES, SEED * seats);
  console.error(`${seats} seats: ${GAMES} games`);
  return `  ${seats}: ${JSON.stringify(weights)},`;
});
writeFileSync(
  new URL('../prospects/learned.ts', import.meta.url),
  `import type { Weights } from './weights.ts';

/** By seats. Written by train/main.ts, then formatted. */
export const LEARNED: Readonly<Record<number, Weights>> = {
${learned.join('\n')}
};
`,
);
