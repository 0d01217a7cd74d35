import { type Chance, seededChance } from '@late/kernel';
import { admits, allTiles, BLANK, HAND, type Tile } from '@late/krzyzowka/rules';
import { bestMoves, crosswordSearch, type LaidLetter, writeRack } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { askedOfWords } from '../edition.ts';
import { worthIn } from './worth.ts';

// Prints positions/<edition>.txt: tables in mid-game, as two players of the highest score come to them:
// npx tsx bench/moves/make-positions.ts --edition pl
const POSITIONS = 50;
const [FEWEST_TURNS, MOST_TURNS] = [3, 7];
/** Players who found no word have hardly begun. */
const FEWEST_TILES = 11;

const { edition } = askedOfWords();
const worth = worthIn(edition);
const lexicon = readLexicon(edition);
const { alphabet } = lexicon.edition;
const search = crosswordSearch(lexicon.graph(admits({ properNouns: false })));
for (let game = 0, printed = 0; printed < POSITIONS; game++) {
  const turns = FEWEST_TURNS + (printed % (MOST_TURNS - FEWEST_TURNS + 1));
  const { laid, rack } = playedPosition(seededChance(game), turns);
  if (laid.length < FEWEST_TILES) continue;
  console.log(`rack ${writeRack({ letters: rack, blanks: 0 }, alphabet)}\n${drawn(laid)}\n`);
  printed++;
}

/** Without blanks: the bench puts them into the rack itself. */
function playedPosition(chance: Chance, turns: number) {
  const bag = allTiles({ edition }).filter((tile) => tile !== BLANK);
  const hands: number[][] = [[], []];
  const laid: LaidLetter[] = [];
  for (let turn = 0; ; turn++) {
    const hand = hands[turn % 2] as number[];
    while (hand.length < HAND) {
      hand.push(alphabet.letterOf(bag.splice(chance.below(bag.length), 1)[0] as Tile));
    }
    if (turn === turns) return { laid, rack: hand };
    const [best] = bestMoves(search, laid, { letters: hand, blanks: 0 }, worth, 1);
    for (const tile of best?.placements ?? []) {
      hand.splice(hand.indexOf(tile.letter), 1);
      laid.push(tile);
    }
  }
}

function drawn(laid: readonly LaidLetter[]): string {
  const rows = laid.map(({ row }) => row);
  const columns = laid.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const table = Array.from({ length: Math.max(...rows) - top + 1 }, () =>
    new Array<string>(Math.max(...columns) - left + 1).fill('.'),
  );
  for (const { row, column, letter } of laid) {
    (table[row - top] as string[])[column - left] = alphabet.characterOf(letter).toUpperCase();
  }
  return table.map((row) => row.join('')).join('\n');
}
