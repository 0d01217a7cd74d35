// npm run seats -- <walks> [first] [length]: far more walks through rooms than the tests have time for. Every
// hundredth goes around a real game, all others around a small one.
import { realGames, TOYS } from './played.ts';
import { walk } from './walk.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const [walks = 1_000_000, first = 0, length = 80] = process.argv.slice(2).map(Number);
const began = Date.now();
const real = await realGames();
let accepted = 0;
for (let number = first; number < first + walks; number++) {
  accepted += walk(number, length, undefined, number % 100 ? TOYS : real).accepted;
  if ((number + 1 - first) % 10_000 === 0) say(`${number + 1 - first} walks`);
}
const seconds = Math.round((Date.now() - began) / 1000);
say(
  `${walks} walks of ${length} requests, ${accepted} of them carried out, in ${seconds} s: no hand was read and no seat lost`,
);
