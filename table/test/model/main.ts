// npm run seats -- <walks> [first]: far more walks through rooms than the tests have time for.
import { walk } from './walk.ts';

const LENGTH = 80;
const say = (line: string) => process.stdout.write(`${line}\n`);
const [walks = 1_000_000, first = 0] = process.argv.slice(2).map(Number);
const began = Date.now();
let accepted = 0;
for (let number = first; number < first + walks; number++) {
  accepted += walk(number, LENGTH).accepted;
  if ((number + 1 - first) % 10_000 === 0) say(`${number + 1 - first} walks`);
}
const seconds = Math.round((Date.now() - began) / 1000);
say(
  `${walks} walks of ${LENGTH} requests, ${accepted} of them carried out, in ${seconds} s: no hand was read and no seat lost`,
);
