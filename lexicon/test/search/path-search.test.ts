import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPaths, hasShortPath, pathSearch } from '../../src/index.ts';
import { polishGraph } from '../../testing/index.ts';
import { letterOf, spell } from '../../testing/polish-letters.ts';
import { someRack, someWords } from './random-table.ts';

type Board = readonly (readonly number[])[];

/** Hexagonal fields in rows of the same width, every other row half a field to the left. */
function honeycomb(rows: number, columns: number): Board {
  return Array.from({ length: rows * columns }, (_, field) => {
    const [row, column] = [Math.floor(field / columns), field % columns];
    const left = row % 2 === 0 ? 0 : -1;
    return [
      [row, column - 1],
      [row, column + 1],
      [row - 1, column + left],
      [row - 1, column + left + 1],
      [row + 1, column + left],
      [row + 1, column + left + 1],
    ].flatMap(([r = 0, c = 0]) =>
      r >= 0 && r < rows && c >= 0 && c < columns ? [r * columns + c] : [],
    );
  });
}

/** The slow way: lay each word letter by letter from every field. */
function reference(
  words: readonly string[],
  board: Board,
  letters: readonly number[],
  rack: readonly number[],
): string[] {
  const found: string[] = [];
  for (const word of words) {
    const lay = (path: number[], hand: readonly number[], laid: boolean[]): void => {
      if (path.length === word.length) {
        if (laid.includes(true) && laid.includes(false)) found.push(tell(word, path, laid));
        return;
      }
      const letter = letterOf(word[path.length] as string);
      const last = path.at(-1);
      for (const field of last === undefined ? board.keys() : (board[last] ?? [])) {
        if (path.includes(field)) continue;
        if (letters[field] === letter) lay([...path, field], hand, [...laid, false]);
        if (letters[field] === -1 && hand.includes(letter)) {
          const place = hand.indexOf(letter);
          lay([...path, field], hand.toSpliced(place, 1), [...laid, true]);
        }
      }
    };
    lay([], rack, []);
  }
  return found.sort();
}

const tell = (word: string, path: readonly number[], laid: readonly boolean[]) =>
  `${word} ${path.map((field, i) => `${field}${laid[i] ? '+' : ''}`).join(' ')}`;

function found(
  words: readonly string[],
  board: Board,
  letters: readonly number[],
  rack: readonly number[],
): string[] {
  const told: string[] = [];
  const search = pathSearch(polishGraph(words), board);
  const any = search.hasWord(letters, rack);
  search.words(letters, rack, (visited) => {
    const { word, path, laid } = visited.keep();
    told.push(tell(word, path, laid));
    expect(visited.tokens).toBe(laid.filter(Boolean).length);
  });
  expect(any).toBe(told.length > 0);
  return told.sort();
}

describe('words on paths', () => {
  const board = honeycomb(4, 4);
  const someLetters = fc.array(fc.constantFrom(-1, -1, -1, -2, ...(spell('akoż') as Uint8Array)), {
    minLength: 16,
    maxLength: 16,
  });

  it('are those of the slow reference, on random boards', () => {
    const position = fc.tuple(someWords, someLetters, someRack(4, 0));
    const property = fc.property(position, ([words, letters, { letters: rack }]) => {
      const expected = reference(words, board, letters, rack);
      expect(found(words, board, letters, rack)).toEqual(expected);
      for (const longest of [2, 4]) {
        const isThere = expected.some((told) => told.indexOf(' ') <= longest);
        expect(hasShortPath(polishGraph(words), board, letters, rack, longest)).toBe(isThere);
      }
    });
    fc.assert(property, { numRuns: 200 });
  });

  const on = (placed: Readonly<Record<number, string>>) =>
    Array.from(board, (_, field) => (placed[field] ? letterOf(placed[field]) : -1));
  const rack = (text: string) => [...text].map(letterOf);

  it('go on from a word, by any of its letters', () => {
    const tor = on({ 0: 't', 1: 'o', 2: 'r' });
    expect(found(['torba', 'bat'], board, tor, rack('bae'))).toContain('torba 0 1 2 3+ 7+');
    // The t touches the field below it, too; the path must still be read letter by letter.
    expect(found(['bat'], board, on({ 0: 't' }), rack('ba'))).toEqual(
      reference(['bat'], board, on({ 0: 't' }), rack('ba')),
    );
  });

  it('need a new token and an old one', () => {
    expect(found(['tor'], board, on({ 0: 't', 1: 'o', 2: 'r' }), rack('x'.slice(1)))).toEqual([]);
    expect(found(['tor'], board, on({}), rack('tor'))).toEqual([]);
    expect(found(['tor'], board, on({ 0: 't', 1: 'o', 2: 'r' }), rack('a'))).toEqual([]);
  });

  it('of the same letters on another path are others, and the caller says which is best', () => {
    const letters = on({ 0: 'a' });
    const all = found(['as'], board, letters, rack('s'));
    expect(all).toEqual(['as 0 1+', 'as 0 4+', 'as 0 5+']);
    const search = pathSearch(polishGraph(['as']), board);
    const [best] = bestPaths(search, letters, rack('s'), 1, ({ path }) => path[1] as number);
    expect(best).toEqual({ word: 'as', path: [0, 5], laid: [false, true] });
  });
});
