// Learns prospects/learned/<edition>.ts anew: npx tsx games/slowka/bot/train/main.ts [pl] [games]
// The same seeds give the same file. Seeds from 10,000,000 on are for learning alone.

import { writeFileSync } from 'node:fs';
import { isEditionId } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { lesson } from './lesson.ts';

const SEED = 10_000_000;

const [edition = 'pl', asked = '1500'] = process.argv.slice(2);
const games = Number(asked);
if (!isEditionId(edition)) throw new Error(`"${edition}" is no edition`);
const lexicon = readLexicon(edition);
const learned = [1, 2, 3, 4].map((seats) => {
  const weights = lesson(lexicon, seats, games, SEED * seats);
  console.error(`${seats} seats: ${games} games`);
  return `  ${seats}: ${JSON.stringify(weights)},`;
});
writeFileSync(
  new URL(`../prospects/learned/${edition}.ts`, import.meta.url),
  `import type { Weights } from '../weights.ts';

/** By seats. Written by \`train/main.ts ${edition} ${games}\`, then formatted. */
export const LEARNED: Readonly<Record<number, Weights>> = {
${learned.join('\n')}
};
`,
);
