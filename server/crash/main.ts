import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashTest } from './crash-test.ts';
import { readOptions } from './options.ts';

// npm run crash -- --tables 200 --kills 20 --seconds 900 --seed 1
const MOST_TOLD = 20;
const CHECKING = 300;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const options = readOptions(process.argv.slice(2));
// A server that never starts, or hangs, ends the test too: beginning and checking take minutes at most.
setTimeout(
  () => {
    console.error('violation: the time was up before everything was checked');
    process.exit(1);
  },
  (options.seconds + CHECKING) * 1000,
).unref();
const folder = mkdtempSync(join(tmpdir(), 'late-crash-'));
const { violations, figures } = await crashTest(options, folder);
for (const [name, value] of Object.entries(figures)) {
  process.stdout.write(`${name.padEnd(32)}${String(value).padStart(10)}\n`);
}
if (violations.length) {
  for (const text of violations.slice(0, MOST_TOLD)) console.error(`violation: ${text}`);
  console.error(`${violations.length} violations; the database is kept in ${folder}`);
} else {
  process.stdout.write(
    'every acknowledged step is in its log once, in order, and every table replays\n',
  );
  rmSync(folder, { recursive: true, force: true });
}
process.exit(violations.length ? 1 : 0);
