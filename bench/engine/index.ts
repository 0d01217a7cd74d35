import { parseArgs } from 'node:util';
import { thisMachine } from '../machine.ts';
import { type Contestant, type Placing, race } from './race.ts';

const ROUNDS = 9;
const ROUND_MILLISECONDS = 500;

const contestant = (name: string, module: string, batch: number): Contestant => ({
  name,
  file: new URL(module, import.meta.url).href,
  batch,
});

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const placings = await race(
  [
    contestant('contract', './contract.ts', 100),
    contestant('twin', './twin.ts', 10_000),
    contestant('boardgame.io', './boardgameio-documented.ts', 5),
    contestant('boardgame.io, stripped', './boardgameio-stripped.ts', 5),
  ],
  ROUNDS,
  ROUND_MILLISECONDS,
);
const [documented, stripped] = placings.slice(-2) as [Placing, Placing];
const results = placings.map((placing) => ({
  ...placing,
  timesBoardgameio: placing.gamesPerSecond / documented.gamesPerSecond,
  timesStripped: placing.gamesPerSecond / stripped.gamesPerSecond,
}));
const machine = thisMachine();

if (values.json) {
  console.log(JSON.stringify({ bench: 'engine', machine, rounds: ROUNDS, results }));
} else {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const times = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
  const row = (first: string, ...rest: string[]) =>
    console.log(first.padEnd(24) + rest.map((cell) => cell.padStart(16)).join(''));
  console.log('Random complete solo games of EXTRA! a second of processor time');
  row(`median of ${ROUNDS} rounds`, 'games a second', '× boardgame.io', '× stripped', 'mean score');
  for (const { name, gamesPerSecond, timesBoardgameio, timesStripped, meanScore } of results) {
    row(
      name,
      number.format(gamesPerSecond),
      times.format(timesBoardgameio),
      times.format(timesStripped),
      number.format(meanScore),
    );
  }
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
