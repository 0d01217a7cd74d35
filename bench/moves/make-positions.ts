import { type Chance, seededChance } from '@late/kernel';
import { ALL_TILES, admits, BLANK, HAND, type Tile } from '@late/krzyzowka/rules';
import {
  bestMoves,
  characterOf,
  crosswordSearch,
  EDITIONS,
  type LaidLetter,
  letterOf,
  writeRack,
} from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import { WORTH } from './worth.ts';

// Prints positions.txt: tables in mid-game, as two players of the highest score come to them.
const POSITIONS = 50;
const [FEWEST_TURNS, MOST_TURNS] = [3, 7];

const search = crosswordSearch(readPolish().graph(admits({ properNouns: false })));
for (let game = 0; game < POSITIONS; game++) {
  const turns = FEWEST_TURNS + (game % (MOST_TURNS - FEWEST_TURNS + 1));
  const { laid, rack } = playedPosition(seededChance(game), turns);
  console.log(
    `rack ${writeRack({ letters: rack, blanks: 0 }, EDITIONS.pl.alphabet)}\n${drawn(laid)}\n`,
  );
}

/** Without blanks: the bench puts them into the rack itself. */
function playedPosition(chance: Chance, turns: number) {
  const bag = ALL_TILES.filter((tile) => tile !== BLANK);
  const hands: number[][] = [[], []];
  const laid: LaidLetter[] = [];
  for (let turn = 0; ; turn++) {
    const hand = hands[turn % 2] as number[];
    while (hand.length < HAND) {
      hand.push(letterOf(bag.splice(chance.below(bag.length), 1)[0] as Tile));
    }
    if (turn === turns) return { laid, rack: hand };
    const [best] = bestMoves(search, laid, { letters: hand, blanks: 0 }, WORTH, 1);
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
    (table[row - top] as string[])[column - left] = characterOf(letter).toUpperCase();
  }
  return table.map((row) => row.join('')).join('\n');
}
