import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../rulebook/examples.ts';
import { type Laid, runsOf, scoreOf, TILE_EDITIONS, tileValue } from '../rules/index.ts';

/** A word's tiles from a square on, across or down. */
function word(text: string, row: number, column: number, way: 'across' | 'down'): Laid[] {
  return [...text.toLowerCase()].map((letter, step) => ({
    row: row + (way === 'down' ? step : 0),
    column: column + (way === 'across' ? step : 0),
    tile: letter,
    letter,
  }));
}

/** The tiles on squares where nothing lies yet. */
function fresh(tiles: readonly Laid[], lying: readonly Laid[]): Laid[] {
  return tiles.filter(
    ({ row, column }) => !lying.some((tile) => tile.row === row && tile.column === column),
  );
}

describe.each(TILE_EDITIONS)('by the rules, the examples of %s', (edition) => {
  const examples = EXAMPLES[edition];
  const worth = (text: string) =>
    [...text.toLowerCase()].reduce((sum, tile) => sum + tileValue({ edition }, tile), 0);
  const counted = (text: string) => ({ word: text.toLowerCase(), points: worth(text) });
  const score = (laid: readonly Laid[], lying: readonly Laid[]) =>
    scoreOf({ edition }, lying, fresh(laid, lying));

  test('a word is laid through another with three tiles', () => {
    const { base, cross } = examples;
    const lying = word(base, 0, 0, 'across');
    const laid = word(cross, -2, base.indexOf(cross[2] as string), 'down');
    expect(fresh(laid, lying)).toHaveLength(3);
    expect(score(laid, lying).words).toMatchObject([counted(cross)]);
  });

  test('a word that grows counts all its letters', () => {
    const { short, longer } = examples;
    const laid = word(longer, 0, -longer.indexOf(short), 'across');
    expect(score(laid, word(short, 0, 0, 'across')).words).toMatchObject([counted(longer)]);
  });

  test('a word makes another at its side', () => {
    const { down, side } = examples;
    const lying = [...word(down.slice(0, 1), 0, 0, 'down'), ...word(side.slice(1), 1, 1, 'across')];
    const { words, points } = score(word(down, 0, 0, 'down'), lying);
    expect(words).toMatchObject([counted(down), counted(side)]);
    expect(points).toBe(worth(down) + worth(side));
  });
});

// The Polish one lies as in the box's own example, which the worked examples count.
test.each(TILE_EDITIONS.filter((edition) => edition !== 'pl'))(
  'the five words of %s lie as one crossword, and are all that can be read in it',
  (edition) => {
    const { one, two, three, four, five } = EXAMPLES[edition];
    const rows = [one, four, five].flatMap((across, row) => word(across, 2 * row, 0, 'across'));
    const columns = [two, three].flatMap((down, column) => word(down, 0, 2 * column, 'down'));
    const read = runsOf({ edition }, [...rows, ...fresh(columns, rows)]).map((run) => run.word);
    const words = [one, two, three, four, five].map((text) => text.toLowerCase());
    expect(read.sort()).toEqual(words.sort());
  },
);
