import { ANY_PART, pathSearch } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { NEIGHBOURS } from '@late/slowka/rules';
import { askedOfWords } from '../edition.ts';
import { thisMachine } from '../machine.ts';
import { positionsOf } from '../positions.ts';
import { ROUNDS, timeSearches, warmUp } from '../search-times.ts';
import { CLOSED, FREE } from './board.ts';

/** In milliseconds. */
const EXPECTED = { median: 1, p95: 12 };

const { json, edition } = askedOfWords();
const lexicon = readLexicon(edition);
const search = pathSearch(lexicon.graph(ANY_PART), NEIGHBOURS);
const positions = positionsOf('paths', edition).map(({ rack, rows }) => ({
  rack: rack.letters,
  board: rows.flat().map((sign) => {
    if (sign === '.') return FREE;
    return sign === '#' ? CLOSED : lexicon.edition.alphabet.letterOf(sign.toLowerCase());
  }),
}));

const countWords = ({ rack, board }: (typeof positions)[number]): number => {
  let words = 0;
  search.words(board, rack, () => words++);
  return words;
};
warmUp(positions, countWords);
const times = timeSearches(positions, countWords);
const machine = thisMachine();

if (json) {
  const results = [{ tokens: 6, ...times, expected: EXPECTED }];
  console.log(
    JSON.stringify({
      bench: 'paths',
      machine,
      lexicon: lexicon.id,
      positions: positions.length,
      results,
    }),
  );
} else {
  const { median, p95, slowest, moves } = times;
  console.log(
    `Słówka: all words of ${positions.length} boards in mid-game, milliseconds a board (${edition})`,
  );
  console.log(
    `6 tokens, ${ROUNDS} rounds: median ${median.toFixed(2)} (expected ≤ ${EXPECTED.median}), ` +
      `p95 ${p95.toFixed(2)} (expected ≤ ${EXPECTED.p95}), slowest ${slowest.toFixed(2)}; ${moves} words`,
  );
  console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}`);
}
if (times.median > EXPECTED.median || times.p95 > EXPECTED.p95) process.exitCode = 1;
