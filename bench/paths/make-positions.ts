import { type Chance, seededChance } from '@late/kernel';
import { ANY_PART, bestPaths, type PathWord, pathSearch, writeRack } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { HAND, NEIGHBOURS, ROWS, type Token, tokensOf, tokenValue } from '@late/slowka/rules';
import { askedOfWords } from '../edition.ts';
import { CLOSED, FREE, LAYOUT } from './board.ts';

// Prints positions/<edition>.txt: boards in mid-game, as two players of the most letter points come to them:
// npx tsx bench/paths/make-positions.ts --edition pl
const POSITIONS = 50;
const [FEWEST_WORDS, MOST_WORDS] = [3, 6];
/** Players who found no word have hardly begun. */
const FEWEST_TOKENS = 8;

const { edition } = askedOfWords();
const lexicon = readLexicon(edition);
const { alphabet } = lexicon.edition;
const search = pathSearch(lexicon.graph(ANY_PART), NEIGHBOURS);
for (let game = 0, printed = 0; printed < POSITIONS; game++) {
  const words = FEWEST_WORDS + (printed % (MOST_WORDS - FEWEST_WORDS + 1));
  const { board, rack } = playedPosition(seededChance(game), words);
  // Towards the end of the pool hands are smaller, and so is the search.
  if (rack.length < HAND || board.filter((letter) => letter >= 0).length < FEWEST_TOKENS) continue;
  console.log(`rack ${writeRack({ letters: rack, blanks: 0 }, alphabet)}\n${drawn(board)}\n`);
  printed++;
}

function playedPosition(chance: Chance, words: number) {
  const pool = [...tokensOf({ edition })];
  const draw = () => alphabet.letterOf(pool.splice(chance.below(pool.length), 1)[0] as Token);
  const board = NEIGHBOURS.map((_, field) => (LAYOUT.bonus.has(field) ? CLOSED : FREE));
  board[LAYOUT.start] = draw();
  const hands: number[][] = [[], []];
  for (let turn = 0; ; turn++) {
    const rack = hands[turn % 2] as number[];
    while (rack.length < HAND && pool.length > 0) rack.push(draw());
    if (turn === words) return { board, rack };
    const [best] = bestPaths(search, board, rack, 1, pointsOf);
    for (const [i, field] of best?.path.entries() ?? []) {
      if (!best?.laid[i]) continue;
      board[field] = alphabet.letterOf(best.word[i] as string);
      rack.splice(rack.indexOf(board[field]), 1);
    }
  }
}

function pointsOf({ letters, length }: PathWord): number {
  let points = 0;
  for (let i = 0; i < length; i++) {
    points += tokenValue({ edition }, alphabet.characterOf(letters[i] as number));
  }
  return points;
}

/** Bonus fields are drawn as `#`. */
function drawn(board: readonly number[]): string {
  let field = 0;
  return ROWS.map((length) => {
    const signs = board.slice(field, field + length).map((letter) => {
      if (letter < 0) return letter === FREE ? '.' : '#';
      return alphabet.characterOf(letter).toUpperCase();
    });
    field += length;
    return `${length === 6 ? ' ' : ''}${signs.join(' ')}`;
  }).join('\n');
}
