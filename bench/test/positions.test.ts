import { isConnected, TILE_EDITIONS } from '@late/krzyzowka/rules';
import { EDITIONS, lettersIn } from '@late/lexicon';
import { LAYOUTS, TOKEN_EDITIONS } from '@late/slowka/rules';
import { expect, test } from 'vitest';
import { positionsOf } from '../positions.ts';

test.each(TILE_EDITIONS)(
  'bench/moves has fifty tables in mid-game, with seven letters in hand: %s',
  (edition) => {
    const tables = positionsOf('moves', edition);
    const { alphabet } = EDITIONS[edition];
    expect(tables).toHaveLength(50);
    for (const { rack, rows } of tables) {
      expect([rack.letters.length, rack.blanks]).toEqual([7, 0]);
      const laid = lettersIn(rows, alphabet).map((tile) => {
        const letter = alphabet.characterOf(tile.letter);
        return { ...tile, letter, tile: letter };
      });
      expect(laid.length).toBeGreaterThan(10);
      expect(isConnected(laid)).toBe(true);
    }
  },
);

test.each(TOKEN_EDITIONS)(
  'bench/paths has fifty boards in mid-game, with six tokens in hand: %s',
  (edition) => {
    const boards = positionsOf('paths', edition);
    expect(boards).toHaveLength(50);
    for (const { rack, rows } of boards) {
      expect([rack.letters.length, rack.blanks]).toEqual([6, 0]);
      const signs = rows.flat();
      const bonus = signs.flatMap((sign, field) => (sign === '#' ? [field] : []));
      expect(bonus).toEqual([...LAYOUTS.pairs.bonus.keys()]);
      expect(signs.filter((sign) => sign !== '.' && sign !== '#').length).toBeGreaterThanOrEqual(8);
    }
  },
);
