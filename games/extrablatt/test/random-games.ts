// Plays many random games and counts each again: npx tsx games/extrablatt/test/random-games.ts 2000
// The conformance tests do the same for a share of them.

import { examine } from '@late/kernel/testing';
import { specimen } from './specimen.ts';

const games = Number(process.argv[2] ?? 2_000);
for (const set of specimen.sets) {
  const { steps, flaws } = examine(specimen, set, games);
  console.error(`${set.name}: ${games} games, ${(steps / games).toFixed(0)} steps each`);
  for (const [property, flaw] of flaws) {
    console.error(`${property}: ${flaw.message}`);
    process.exitCode = 1;
  }
}
