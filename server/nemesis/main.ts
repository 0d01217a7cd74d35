import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from '../testing/index.ts';
import { nemesis } from './nemesis.ts';
import { readOptions } from './options.ts';

// npm run nemesis -- --tables 200 --faults 105 --seconds 600 --seed 1 --json
const MOST_TOLD = 20;
/** The longest that somebody thinks, in milliseconds. */
const PAUSE = 2_000;
const CHECKING = 300;

const say = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const { json, ...options } = readOptions(process.argv.slice(2));
if (!Cluster.isPossible()) {
  console.error('PostgreSQL or Redis is not installed: npm test says how to get them');
  process.exit(1);
}
// What never ends ends the test too: beginning and checking take minutes at most.
setTimeout(
  () => {
    console.error('violation: the time was up before everything was checked');
    process.exit(1);
  },
  (2 * options.seconds + CHECKING) * 1000,
).unref();
const folder = mkdtempSync(join(tmpdir(), 'late-nemesis-'));
const log = createWriteStream(join(folder, 'servers.log'));
const report = await nemesis({ ...options, pause: PAUSE }, (text) => log.write(text));
const { violations, figures, faults } = report;
const isShort = Number(figures.faults) < options.faults;
if (json) say(JSON.stringify(report));
else {
  for (const [kind, count] of Object.entries(faults).sort()) tell(kind, count);
  say('');
  for (const [name, value] of Object.entries(figures)) tell(name, value);
}
if (violations.length) {
  for (const text of violations.slice(0, MOST_TOLD)) console.error(`violation: ${text}`);
  console.error(`${violations.length} violations; what the servers said is in ${folder}`);
} else {
  rmSync(folder, { recursive: true, force: true });
}
if (isShort) console.error(`time was up after ${figures.faults} of ${options.faults} faults`);
process.exit(violations.length || isShort ? 1 : 0);

function tell(name: string, value: number): void {
  say(`${name.padEnd(44)}${String(value).padStart(10)}`);
}
