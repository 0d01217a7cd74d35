import { EDITION_IDS } from '@late/lexicon';
import { expect, test } from 'vitest';
import { late } from './run-late.ts';

interface Row {
  readonly level: string;
  readonly edition: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** How far an edition may be from the original. */
const CLOSE = 0.15;
/** Turns without a word are too rare: so few games tell nothing of them. */
const TOLD = {
  slowka: ['words', 'letters', 'points', 'fieldsCovered'],
  krzyzowka: ['words', 'letters', 'points', 'tilesLaid'],
} as const;

test.each(['slowka', 'krzyzowka'] as const)(
  'every edition of %s plays like the original, between two easy bots',
  async (game) => {
    const asked = ['--games', '25', '--seats', 'easy', '--json'];
    const { code, out } = await late('editions', game, ...asked);
    expect(code).toBe(0);
    const rows: Row[] = JSON.parse(out);
    expect(rows.map(({ level, edition }) => `${level} ${edition}`)).toEqual(
      EDITION_IDS.map((edition) => `easy ${edition}`),
    );
    const original = rows.find(({ edition }) => edition === 'pl') as Row;
    for (const { edition, figures } of rows) {
      expect(Object.keys(figures)).toEqual([...TOLD[game], 'turnsWithoutWord']);
      for (const name of TOLD[game]) {
        const share = (figures[name] as number) / (original.figures[name] as number);
        expect(Math.abs(share - 1), `${edition}: ${name} × ${share}`).toBeLessThanOrEqual(CLOSE);
      }
    }
  },
  300_000,
);

test('a game that is the same in all languages has no editions to compare', async () => {
  const { code, err } = await late('editions', 'extra');
  expect(code).toBe(2);
  expect(err).toContain('one edition');
});
