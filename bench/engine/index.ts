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
    contestant('boardgame.io 0.50.2', './boardgameio.ts', 5),
  ],
  ROUNDS,
  ROUND_MILLISECONDS,
);
const slowest = placings.at(-1) as Placing;
const results = placings.map((placing) => ({
  ...placing,
  ratio: placing.gamesPerSecond / slowest.gamesPerSecond,
}));
const machine = thisMachine();

if (values.json) {
  console.log(JSON.stringify({ bench: 'engine', machine, results }));
} else {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  console.log('Random complete solo games of EXTRA!, one thread, median of', ROUNDS, 'rounds');
  for (const { name, gamesPerSecond, ratio, meanScore } of results) {
    console.log(
      name.padEnd(20),
      `${number.format(gamesPerSecond)} games/s`.padStart(20),
      `${number.format(ratio)}×`.padStart(8),
      `mean score ${number.format(meanScore)}`.padStart(18),
    );
  }
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
