import { admits } from '@late/krzyzowka/rules';
import { crosswordSearch, lettersIn } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { askedOfWords } from '../edition.ts';
import { thisMachine } from '../machine.ts';
import { positionsOf } from '../positions.ts';
import { ROUNDS, timeSearches, warmUp } from '../search-times.ts';
import { worthIn } from './worth.ts';

/** By blanks in the rack: what 95 of 100 positions may take at most, in milliseconds. */
const EXPECTED = [0.5, 6, 35];

const { json, edition } = askedOfWords();
const lexicon = readLexicon(edition);
const worth = worthIn(edition);
const search = crosswordSearch(lexicon.graph(admits({ properNouns: false })));
const positions = positionsOf('moves', edition).map(({ rack, rows }) => ({
  letters: rack.letters,
  laid: lettersIn(rows, lexicon.edition.alphabet),
}));

const movesWith =
  (blanks: number) =>
  ({ letters, laid }: (typeof positions)[number]): number => {
    let moves = 0;
    search.moves(laid, { letters: letters.slice(blanks), blanks }, worth, () => moves++);
    return moves;
  };
for (const blanks of EXPECTED.keys()) warmUp(positions, movesWith(blanks));
const results = EXPECTED.map((expected, blanks) => {
  return { blanks, ...timeSearches(positions, movesWith(blanks)), expected };
});
const machine = thisMachine();

if (json) {
  const { id } = lexicon;
  console.log(
    JSON.stringify({ bench: 'moves', machine, lexicon: id, positions: positions.length, results }),
  );
} else {
  const row = (first: string, ...rest: string[]) =>
    console.log(first.padEnd(24) + rest.map((cell) => cell.padStart(16)).join(''));
  console.log(
    `Krzyżówka: all moves of ${positions.length} tables in mid-game, milliseconds a table (${edition})`,
  );
  row(`${ROUNDS} rounds`, 'median', 'p95', 'slowest', 'expected', 'moves');
  for (const { blanks, median, p95, slowest, expected, moves } of results) {
    const times = [median, p95, slowest].map((time) => time.toFixed(2));
    row(`7 tiles, ${blanks} blanks`, ...times, `≤ ${expected}`, String(moves));
  }
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
if (results.some(({ p95, expected }) => p95 > expected)) process.exitCode = 1;
