import type { WordKit } from '@late/games/manifest';
import {
  type Alphabet,
  ANY_PART,
  bestPaths,
  bestRackWords,
  type Lexicon,
  PositionFault,
  pathSearch,
  type Rack,
  readPosition,
  readRack,
  spelled,
  type WrittenPosition,
} from '@late/lexicon';
import {
  type Field,
  fieldName,
  HAND,
  LAYOUTS,
  NEIGHBOURS,
  type Placement,
  ROWS,
  TOKEN_EDITIONS,
  tokenValue,
  type Worth,
  worthOf,
} from '../rules/index.ts';

const LAYOUT = LAYOUTS.pairs;
const [FREE, CLOSED] = [-1, -2];

export const bestWords: WordKit['bestWords'] = (lexicon, letters, most, order) => {
  const rack = checked(readRack(letters, lexicon.edition.alphabet));
  const { id: edition, alphabet } = playable(lexicon);
  const values = [...alphabet.letters].map((letter) => tokenValue({ edition }, letter));
  return bestRackWords(lexicon.graph(ANY_PART), rack, values, most, order).map(
    ({ word, score }) => ({
      told: { word, score },
      line: `${word.toUpperCase()} (${word.length})`,
    }),
  );
};

export const bestMoves: WordKit['bestMoves'] = (lexicon, text, most) => {
  const { id: edition, alphabet } = playable(lexicon);
  const { rack, rows } = readPosition(text, alphabet);
  const letters = boardOf(rows, alphabet);
  const { letters: tokens } = checked(rack);
  const board = letters.map((letter) => (letter < 0 ? null : alphabet.characterOf(letter)));
  const position = {
    options: { words: 'checked', list: lexicon.id, board: 'pairs', edition } as const,
    board,
  };
  const worth = (word: string, path: readonly Field[], laid: readonly boolean[]): Worth => {
    const placed = path.flatMap((field, i): Placement[] =>
      laid[i] ? [{ field, token: word[i] as string }] : [],
    );
    return worthOf(position, placed, path);
  };
  const search = pathSearch(lexicon.graph(ANY_PART), NEIGHBOURS);
  const found = bestPaths(search, letters, tokens, most, (visited) => {
    const { word, path, laid } = visited.keep();
    const { points, bonus } = worth(word, path, laid);
    return points + bonus;
  });
  return found.map(({ word, path, laid }) => {
    const { points, bonus } = worth(word, path, laid);
    const text = spelled(
      word,
      (place) => !laid[place],
      () => false,
    );
    const fields = path.map(fieldName);
    const line = `${text} ${fields.join(' ')}${bonus > 0 ? `, bonus ${bonus}` : ''}`;
    return { told: { word, score: points + bonus, points, bonus, path: fields, laid }, line };
  });
};

/** The edition of these words, if there are tokens to lay them with. */
function playable({ edition }: Lexicon): Lexicon['edition'] {
  if (TOKEN_EDITIONS.includes(edition.id)) return edition;
  throw new PositionFault(`Słówka has no tokens of the edition ${edition.id} yet`);
}

function checked(rack: Rack): Rack {
  if (rack.blanks > 0) throw new PositionFault('there are no blanks in Słówka');
  if (rack.letters.length <= HAND) return rack;
  throw new PositionFault(`a hand holds at most ${HAND} tokens`);
}

/** By field: its letter, or that it is free or closed. Capitals are tokens; other signs are printed ones. */
function boardOf(rows: WrittenPosition['rows'], alphabet: Alphabet): number[] {
  const lengths = rows.map(({ length }) => length);
  if (lengths.join() !== ROWS.join()) {
    throw new PositionFault(
      `the board has rows of ${ROWS.join(', ')} fields, not ${lengths.join(', ') || 'none'}`,
    );
  }
  return rows.flat().map((sign, field) => {
    if (LAYOUT.bonus.has(field)) {
      if (isPrinted(sign)) return CLOSED;
      throw new PositionFault(`${fieldName(field)} is a bonus field, where no token can lie`);
    }
    if (isPrinted(sign)) return FREE;
    const letter = alphabet.letterOf(sign.toLowerCase());
    if (letter >= 0) return letter;
    throw new PositionFault(`"${sign}" on ${fieldName(field)} is no letter and no "."`);
  });
}

/** As the board is drawn: free, START, bonus. */
function isPrinted(sign: string): boolean {
  return ['.', '*', '#'].includes(sign);
}
