import type { CrowdResult } from './crowd.ts';
import type { AppendsResult } from './measure-appends.ts';
import type { HouseResult } from './measure-houses.ts';

interface Results {
  readonly appends: AppendsResult;
  readonly houses: readonly HouseResult[];
  readonly crowd: CrowdResult;
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const PART = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** The figures as a person reads them. */
export function tell(tables: number, { appends, houses, crowd }: Results): void {
  tellHouses(tables, houses);
  const { store, raw } = appends;
  console.log(
    `appends a second: ${WHOLE.format(store)} through the store, ${WHOLE.format(raw)} by bare pg`,
  );
  console.log(
    `one process, ${WHOLE.format(crowd.sockets)} sockets: ${PART.format(crowd.memory / 1024)} kB a socket; ` +
      `${WHOLE.format(crowd.perSecond)} moves/s: p50 ${WHOLE.format(crowd.p50)} ms, p99 ${WHOLE.format(crowd.p99)} ms, ` +
      `CPU a move ${WHOLE.format(crowd.cpu)} µs, PostgreSQL ${WHOLE.format(crowd.postgresCpu)}, Redis ${WHOLE.format(crowd.redisCpu)}`,
  );
}

/** Ratios to a house that was not measured are no numbers. */
export function tellHouses(tables: number, houses: readonly HouseResult[]): void {
  const row = (first: string, cells: readonly string[]) =>
    console.log(first.padEnd(30) + cells.map((cell) => cell.padStart(14)).join(''));
  const find = (name: string) => houses.find((house) => house.name === name);
  const cpuOf = (name: string) => find(name)?.cpu ?? Number.NaN;
  const steadyOf = (name: string) => find(name)?.steadyCpu ?? Number.NaN;
  row(`EXTRA!, ${tables} tables of four`, [
    'moves/s',
    'CPU µs a move',
    '× boardgame.io',
    '× SQLite',
    '× 1 process',
    'PostgreSQL µs',
    'Redis µs',
    'steady CPU µs',
    '× 1 process',
  ]);
  for (const { name, movesPerSecond, cpu, postgresCpu, redisCpu, steadyCpu } of houses)
    row(name, [
      WHOLE.format(movesPerSecond),
      WHOLE.format(cpu),
      ...['boardgame.io', 'SQLite', '1 process'].map((other) => PART.format(cpu / cpuOf(other))),
      WHOLE.format(postgresCpu),
      WHOLE.format(redisCpu),
      WHOLE.format(steadyCpu),
      PART.format(steadyCpu / steadyOf('1 process')),
    ]);
}
