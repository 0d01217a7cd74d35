import { readdirSync } from 'node:fs';
import { thisMachine } from '../machine.ts';
import { type Cost, costOfBots, costOfRecord } from './cost.ts';

/** A phone takes four times as long. */
const PHONE = 4;
/** What a phone may take, in milliseconds: for a whole review of EXTRA!, and until the first decisions of Słówka are told. */
const LIMITS: Readonly<Record<string, number>> = { extra: 2_000, slowka: 10_000 };
const FIRST_DECISIONS = 10;
const SEED = 1;

const costs: Cost[] = [];
// One by one, and each in a worker that has just begun, as far as one process can: the first is the slowest.
for (const file of readdirSync(new URL('../../games/extra/fixtures/', import.meta.url))) {
  const cost = await costOfRecord('extra', file);
  if (cost) costs.push(cost);
}
costs.push(await costOfBots('slowka', SEED, FIRST_DECISIONS));

const right = costs.every(
  ({ game, milliseconds }) => milliseconds * PHONE <= (LIMITS[game] as number),
);
const machine = thisMachine();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ bench: 'review', machine, costs, right }));
} else {
  console.log(
    `Reviews of EXTRA! and the first ${FIRST_DECISIONS} decisions of Słówka, in milliseconds of processor time`,
  );
  for (const { game, name, seats, places, milliseconds, lastWord } of costs) {
    const phone = `${(milliseconds * PHONE).toFixed(0)} on a phone`;
    const cells = [`${seats} seats`, `${places} places`, milliseconds.toFixed(0), phone];
    const limit = `of ${LIMITS[game]}`;
    const last = lastWord ? `; last word on them ${(lastWord * PHONE).toFixed(0)}` : '';
    const row = [...cells, limit].map((cell) => cell.padStart(18)).join('');
    console.log(`${game} ${name}`.padEnd(28) + row + last);
  }
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
if (!right) process.exitCode = 1;
