import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { thisMachine } from '../machine.ts';
import { quantile } from '../quantile.ts';
import { processorTime, residentMemory } from '../server/usage.ts';
import { BotsServer } from './bots-server.ts';
import { openTables } from './open-tables.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '200' },
    /** A `server/dist/main.js` of another edition, to compare with. */
    server: { type: 'string' },
  },
});
const TABLES = Number(values.tables);
const WARM_UP = 10_000;
const DURATION = 60_000;
const PING = 100;
const RESOLUTION = 10;
/** What everybody may have to wait for the event loop, at p99. */
const MOST_DELAY = 50;

if (values.server === undefined) {
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'server'], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
const own = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const server = new BotsServer(values.server ?? own);
const result = await measure().finally(() => server.stop());
const machine = thisMachine();

if (values.json) {
  console.log(JSON.stringify({ bench: 'bots', machine, tables: TABLES, ...result }));
} else {
  const row = (name: string, value: number, digits = 0) =>
    console.log(name.padEnd(40) + value.toFixed(digits).padStart(10));
  console.log(`${TABLES} tables of four hard bots, all games, ${DURATION / 1000} s`);
  row('event loop delay, p50 ms', result.loop.p50, 1);
  row('event loop delay, p99 ms', result.loop.p99, 1);
  row('event loop delay, longest ms', result.loop.max, 1);
  row('the same of this bench, p99 ms', result.noise, 1);
  row('/healthz, p50 ms', result.health.p50, 1);
  row('/healthz, p99 ms', result.health.p99, 1);
  row('/healthz, longest ms', result.health.max, 1);
  row('bots’ steps a second', result.stepsPerSecond, 1);
  row('tables that wait for a thread, mean', result.queue, 1);
  row('thoughts cut off', result.cutOff);
  row('thoughts that failed', result.faults);
  row('processors used', result.processors, 2);
  row('memory, MB', result.memory / 2 ** 20);
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
if (result.loop.p99 >= MOST_DELAY) {
  console.error(`The event loop was held up for ${MOST_DELAY} ms or more at p99`);
  process.exitCode = 1;
}

async function measure() {
  await server.start();
  await openTables(server.url, TABLES);
  await sleep(WARM_UP);
  await server.loopDelay();
  const before = (await server.metrics())('steps_total');
  const cpu = processorTime(server.pid);
  // This process has little to do: what it waits for is the machine, busy with other things.
  const idle = monitorEventLoopDelay({ resolution: RESOLUTION });
  idle.enable();
  const began = performance.now();
  const queues: number[] = [];
  const pings: Promise<number>[] = [];
  while (performance.now() - began < DURATION) {
    pings.push(ping());
    if (pings.length % 10 === 0) queues.push((await server.metrics())('bot_queue'));
    await sleep(PING);
  }
  const loop = await server.loopDelay();
  const seconds = (performance.now() - began) / 1000;
  const counted = await server.metrics();
  const answered = await Promise.all(pings);
  return {
    loop,
    noise: Math.max(0, idle.percentile(99) / 1e6 - RESOLUTION),
    health: {
      p50: quantile(answered, 0.5),
      p99: quantile(answered, 0.99),
      max: Math.max(...answered),
    },
    stepsPerSecond: (counted('steps_total') - before) / seconds,
    cutOff: counted('bot_cut_off_total'),
    faults: counted('bot_faults_total'),
    queue: queues.reduce((sum, length) => sum + length, 0) / queues.length,
    processors: (processorTime(server.pid) - cpu) / 1e6 / seconds,
    memory: residentMemory(server.pid),
  };
}

/** How long `/healthz` takes to answer. */
async function ping(): Promise<number> {
  const asked = performance.now();
  const answer = await fetch(`${server.url}/healthz`);
  if (!answer.ok) throw new Error(`/healthz answers ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - asked;
}
