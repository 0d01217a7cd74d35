import { isConnected } from '@late/krzyzowka/rules';
import { characterOf, EDITIONS, lettersIn } from '@late/lexicon';
import { LAYOUTS } from '@late/slowka/rules';
import { expect, test } from 'vitest';
import { positionsIn } from '../positions.ts';

const positions = (bench: string) =>
  positionsIn(new URL(`../${bench}/positions.txt`, import.meta.url));

test('bench/moves has fifty tables in mid-game, with seven letters in hand', () => {
  const tables = positions('moves');
  expect(tables).toHaveLength(50);
  for (const { rack, rows } of tables) {
    expect([rack.letters.length, rack.blanks]).toEqual([7, 0]);
    const laid = lettersIn(rows, EDITIONS.pl.alphabet).map((tile) => {
      const letter = characterOf(tile.letter);
      return { ...tile, letter, tile: letter };
    });
    expect(laid.length).toBeGreaterThan(10);
    expect(isConnected(laid)).toBe(true);
  }
});

test('bench/paths has fifty boards in mid-game, with six tokens in hand', () => {
  const boards = positions('paths');
  expect(boards).toHaveLength(50);
  for (const { rack, rows } of boards) {
    expect([rack.letters.length, rack.blanks]).toEqual([6, 0]);
    const signs = rows.flat();
    const bonus = signs.flatMap((sign, field) => (sign === '#' ? [field] : []));
    expect(bonus).toEqual([...LAYOUTS.pairs.bonus.keys()]);
    expect(signs.filter((sign) => sign !== '.' && sign !== '#').length).toBeGreaterThanOrEqual(8);
  }
});
