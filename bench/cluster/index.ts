import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { thisMachine } from '../machine.ts';
import { measureCrowd } from './crowd.ts';
import { type Expectation, isMet, told } from './expectation.ts';
import { House } from './house.ts';
import { measureAppends } from './measure-appends.ts';
import { measureHouses } from './measure-houses.ts';
import { tell, tellHouses } from './tell.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '250' },
    only: { type: 'string', multiple: true },
  },
});
const TABLES = Number(values.tables);
if (!Number.isInteger(TABLES) || TABLES < 1) giveUp('--tables must be a whole number from 1');
/** Four people each: 15,000 sockets, and 1,000 moves a second, if the number of tables is the usual. */
const CROWD = { tables: TABLES * 15, perSecond: TABLES * 4 };
const LONGEST = 30 * 60_000;

// What hangs must not keep anybody waiting for ever, and what is stopped leaves no server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => giveUp('it was stopped'));
setTimeout(() => giveUp(`not done after ${LONGEST / 60_000} minutes`), LONGEST).unref();
if (!House.isPossible()) giveUp('PostgreSQL and Redis (or Valkey) must be installed');
execFileSync('npm', ['run', '--silent', 'build', '-w', 'server'], {
  cwd: new URL('../..', import.meta.url),
  stdio: ['ignore', 'ignore', 'inherit'],
});

const say = (line: string) => console.error(line);
if (values.only) await measureOnly(values.only);
const results = await measure().catch((error: Error) => giveUp(error.message));
const expectations = expected(results);
const machine = thisMachine();
if (values.json) {
  console.log(
    JSON.stringify({
      bench: 'cluster',
      machine,
      tables: TABLES,
      ...results,
      expectations: expectations.map((one) => ({ ...one, isMet: isMet(one) })),
    }),
  );
} else {
  tell(TABLES, results);
  for (const one of expectations) console.log(told(one));
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
process.exit(expectations.every(isMet) ? 0 : 1);

function giveUp(why: string): never {
  console.error(`The bench ends without a result: ${why}`);
  process.exit(1);
}

/** Some houses at full speed, and nothing else: for whoever works on what they cost. */
async function measureOnly(names: readonly string[]): Promise<never> {
  const houses = await measureHouses(TABLES, say, names).catch((error: Error) =>
    giveUp(error.message),
  );
  if (values.json) console.log(JSON.stringify({ bench: 'cluster', tables: TABLES, houses }));
  else tellHouses(TABLES, houses);
  process.exit(0);
}

async function measure() {
  say('appends through the store');
  const appends = await measureAppends(TABLES * 2);
  say(`  ${appends.part.toFixed(2)} of bare pg`);
  const houses = await measureHouses(TABLES, say);
  say(`${CROWD.tables * 4} sockets come to one process`);
  return { appends, houses, crowd: await measureCrowd(CROWD.tables, CROWD.perSecond) };
}

function expected({ appends, houses, crowd }: Awaited<ReturnType<typeof measure>>): Expectation[] {
  const find = (name: string) => houses.find((one) => one.name === name);
  const cpu = (name: string) => find(name)?.cpu ?? Number.NaN;
  const steady = (name: string) => find(name)?.steadyCpu ?? Number.NaN;
  const one = cpu('1 process');
  const oneSteady = steady('1 process');
  const most = (what: string, found: number, bound: number): Expectation => {
    return { what, found, bound, kind: 'at most' };
  };
  const least = (what: string, found: number, bound: number): Expectation => {
    return { what, found, bound, kind: 'at least' };
  };
  // Of moves that come one by one to a house dealt round nothing is expected: see docs/performance.md.
  return [
    most("CPU a move at one process, of boardgame.io's", one / cpu('boardgame.io'), 0.45),
    most('CPU a move at four processes by table, of one', cpu('4 processes, by-table') / one, 1.25),
    most('the same at a steady rate', steady('4 processes, by-table') / oneSteady, 1.25),
    most('CPU a move at four processes dealt round, of one', cpu('4 processes, round') / one, 2),
    least('appends through the store, of bare pg', appends.part, 0.8),
    least('sockets held by one process', crowd.sockets, CROWD.tables * 4),
    least('moves a second there, of those asked for', crowd.perSecond / CROWD.perSecond, 0.98),
    most('p99 there in ms', crowd.p99, 100),
  ];
}
