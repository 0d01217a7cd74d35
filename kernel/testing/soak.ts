// Plays far more random games than the tests have time for, and examines them as the tests do:
// npm run soak -- fakty 5000
import { examine } from './examine.ts';
import type { AnySpecimen } from './specimen.ts';

const [id = '', count = '2000'] = process.argv.slice(2);
const games = Number(count);
if (!/^[a-z]+$/.test(id) || !Number.isSafeInteger(games) || games < 1) {
  console.error('npm run soak -- <game> [games under each option set]');
  process.exit(2);
}

const file = new URL(`../../games/${id}/test/specimen.ts`, import.meta.url);
const { specimen } = (await import(file.href)) as { readonly specimen: AnySpecimen };
for (const set of specimen.sets) {
  const { steps, flaws } = examine(specimen, set, games);
  process.stdout.write(`${set.name}: ${games} games, ${(steps / games).toFixed(0)} steps each\n`);
  for (const [property, flaw] of flaws) {
    console.error(`${property}: ${flaw.message}`);
    process.exitCode = 1;
  }
}
