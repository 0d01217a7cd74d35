import { baseBrier, type WinTable } from '@late/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../index.ts';

const tables = import.meta.glob<{ WIN_TABLE: WinTable }>('../*/coach/win-table.ts', {
  eager: true,
});

test.each(Object.entries(tables))(
  '%s tells who wins better than the base rate, for every number of seats',
  (file, { WIN_TABLE }) => {
    const id = file.split('/')[1] as string;
    const { seats } = GAMES.find((game) => game.id === id) as (typeof GAMES)[number];
    expect(WIN_TABLE.command).toMatch(new RegExp(`^late win ${id} --games \\d+ --seed \\d+`));
    for (let count = Math.max(2, seats.min); count <= seats.max; count++) {
      const { brier, stages } = WIN_TABLE.bySeats[count] as WinTable['bySeats'][number];
      expect(brier).toBeLessThan(baseBrier(count));
      for (const { span } of stages) expect(span).toBeGreaterThan(0);
    }
    expect(WIN_TABLE.bySeats[1], 'nobody wins alone').toBeUndefined();
  },
);

test('all games that are won by a margin have one', () => {
  const ids = Object.keys(tables).map((file) => file.split('/')[1]);
  expect(ids.sort()).toEqual(['extra', 'extrablatt', 'krzyzowka', 'slowka']);
});
