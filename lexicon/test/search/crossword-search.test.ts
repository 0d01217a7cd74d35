import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestMoves,
  type CrosswordSearch,
  crosswordSearch,
  type LaidLetter,
  type Rack,
} from '../../src/index.ts';
import { polishGraph } from '../../testing/index.ts';
import { rackOf, table } from './drawing.ts';
import { VALUES } from './krzyzowka-values.ts';
import { someRack, someWords, tableOf } from './random-table.ts';
import { referenceMoves, tell } from './reference-moves.ts';

const worth = { values: VALUES, bonus: { tiles: 7, points: 20 } };
const shortBonus = { values: VALUES, bonus: { tiles: 3, points: 20 } };

function movesOf(
  search: CrosswordSearch,
  laid: readonly LaidLetter[],
  rack: Rack,
  scoring = worth,
): string[] {
  const found: string[] = [];
  search.moves(laid, rack, scoring, (move) => {
    const { placements, word, across, score } = move.keep();
    const blanks = placements.filter(({ blank }) => blank).length;
    if (blanks > rack.blanks) expect.fail(`${blanks} blanks in ${word}`);
    found.push(tell(placements, word, across, score));
  });
  return found.sort();
}

const among = (...words: string[]) => crosswordSearch(polishGraph(words));

const best = (words: readonly string[], laid: readonly LaidLetter[], rack: string) =>
  bestMoves(among(...words), laid, rackOf(rack), worth, 1)[0];

describe('crossword moves', () => {
  it('are those of the slow reference, on random tables', () => {
    const position = someWords.chain((words) =>
      fc.tuple(
        fc.constant(words),
        // One search goes from table to table, and nothing of one may be left for the next.
        fc.array(fc.tuple(tableOf(words), someRack(5, 2)), { minLength: 2, maxLength: 2 }),
      ),
    );
    const property = fc.property(position, ([words, tables]) => {
      const search = crosswordSearch(polishGraph(words));
      for (const [laid, rack] of tables) {
        const expected = referenceMoves(words, laid, rack, shortBonus);
        expect(movesOf(search, laid, rack, shortBonus)).toEqual(expected);
      }
    });
    fc.assert(property, { numRuns: 120 });
  });

  it('extend a word at both ends', () => {
    const move = best(['sen', 'basenu'], table('sen'), 'unab');
    expect(move).toMatchObject({ word: 'basenu', score: 8, row: 0, column: -2, across: true });
    expect(move?.placements.map(({ column }) => column)).toEqual([-2, -1, 3]);
  });

  it('count the words that they form on the side', () => {
    const move = best(['łowy', 'os'], table('s'), 'łowy');
    expect(move).toMatchObject({ word: 'łowy', score: 8 + 2, across: true, row: -1, column: -1 });
  });

  it('touch side by side only where every run is a word', () => {
    const laid = table('kot');
    const beside = 'ala across 11: 1,0=0 1,1=14 1,2=0';
    expect(movesOf(among('ala', 'ka', 'ol', 'ta'), laid, rackOf('ala'))).toContain(beside);
    expect(movesOf(among('ala', 'ka', 'ol'), laid, rackOf('ala'))).not.toContain(beside);
  });

  it('bridge the gaps between old letters, several in one word', () => {
    const laid = table('b.r.n', 'a.a.a');
    expect(movesOf(among('baran', 'ba', 'ra', 'na'), laid, rackOf('aa'))).toContain(
      'baran across 6: 0,1=0 0,3=0',
    );
  });

  it('of one tile with two words are one move, told by the longer word, else the one across', () => {
    const moves = movesOf(among('ta', 'tt'), table('.a', 't.'), rackOf('t'));
    expect(moves.filter((move) => move.includes(' 0,0='))).toEqual(['ta across 4: 0,0=25']);
    expect(best(['ta', 'kot', 'kota'], table('..k', '..o', '..t', '.t.'), 'a')).toMatchObject({
      word: 'kota',
      score: 4 + 2,
      across: false,
    });
  });

  it('place a blank only for what is lacking, and where it costs least', () => {
    const words = ['żyż', 'oż'];
    const moves = bestMoves(among(...words), table('o'), rackOf('ży?'), worth, 9);
    const ends = moves.find(({ word, column }) => word === 'żyż' && column === -2);
    expect(ends).toMatchObject({ row: 1, score: 2 + 4 + (1 + 4) });
    expect(ends?.placements.map(({ blank }) => blank)).toEqual([true, false, false]);
    const begins = moves.find(({ word, column }) => word === 'żyż' && column === 0);
    expect(begins?.placements.map(({ blank }) => blank)).toEqual([false, false, true]);
  });

  it('give the bonus for exactly so many tiles', () => {
    expect(best(['kotlety'], [], 'kotlety')?.score).toBe(9 + 20);
    expect(best(['kotlety'], table('k'), 'otlety')?.score).toBe(9);
  });

  it('begin an empty table at row 0, column 0, with two letters or more', () => {
    expect(movesOf(among('a', 'at', 'ta'), [], rackOf('at'))).toEqual([
      'at across 2: 0,0=0 0,1=25',
      'ta across 2: 0,0=25 0,1=0',
    ]);
  });

  it('go round runs that are longer than any word', () => {
    const laid = table('a'.repeat(40), `.${'.'.repeat(30)}t`);
    const words = ['at', 'ta', 'aaa', 'tat'];
    expect(movesOf(among(...words), laid, rackOf('at?'))).toEqual(
      referenceMoves(words, laid, rackOf('at?'), worth),
    );
  });

  it('need tiles, and letters that lie within reach of each other', () => {
    expect(movesOf(among('ta'), table('t'), rackOf(''))).toEqual([]);
    const far = [...table('t'), { row: 5000, column: 0, letter: 0, blank: false }];
    expect(() => movesOf(among('ta'), far, rackOf('a'))).toThrow(RangeError);
  });

  it('can be cut short at a number of tiles', () => {
    const lengths: number[] = [];
    among('ta', 'tata', 'tatata').moves(
      table('ta'),
      rackOf('tata'),
      worth,
      ({ tiles }) => lengths.push(tiles),
      2,
    );
    expect(new Set(lengths)).toEqual(new Set([1, 2]));
  });
});
