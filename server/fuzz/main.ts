// npm run fuzz -- <minutes> [seed]: random and damaged input for rules, rooms, records, settings and server.
import { benches } from './benches.ts';
import { fuzz, type Tally } from './fuzz.ts';
import { startFuzzedServer } from './fuzzed-server.ts';
import { frames } from './targets/frames.ts';
import { http } from './targets/http.ts';
import { pureTargets } from './targets/index.ts';

const [minutes = 5, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
if (!(minutes > 0 && minutes <= 10_000) || !Number.isSafeInteger(seed)) {
  console.error('npm run fuzz -- <minutes> [seed]');
  process.exit(2);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function tell(tallies: readonly Tally[]): void {
  for (const { name, inputs, taken, slowest, slow } of tallies) {
    const figures = [inputs, taken, slowest.toFixed(1), slow].map((n) => String(n).padStart(11));
    say(`${name.padEnd(12)}${figures.join('')}`);
  }
  say(
    `${'all'.padEnd(12)}${String(tallies.reduce((sum, { inputs }) => sum + inputs, 0)).padStart(11)}`,
  );
}

const all = await benches();
const server = await startFuzzedServer(all);
say(`seed ${seed}`);
say(
  `${''.padEnd(12)}${['inputs', 'taken', 'slowest ms', 'over 100'].map((t) => t.padStart(11)).join('')}`,
);
try {
  const targets = [...pureTargets(all), http(server), frames(server)];
  const tallies = await fuzz(targets, minutes * 60_000, seed, tell);
  tell(tallies);
  if (tallies.some(({ slow }) => slow > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await server.stop();
}
