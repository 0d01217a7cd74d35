import { GAMES } from '@late/games';
import { LANGUAGES } from '@late/ui/text';
import { expect, test } from 'vitest';

const PICTURED = GAMES.filter(({ pictures }) => pictures);

test('every game of the house has pictures in its rulebook', () => {
  expect(PICTURED.map(({ id }) => id)).toEqual([
    'extra',
    'fakty',
    'extrablatt',
    'slowka',
    'krzyzowka',
  ]);
});

test.each(PICTURED.map((manifest) => ({ id: manifest.id, manifest })))(
  '$id: the rulebook of each language shows all pictures that there are, each with words',
  async ({ manifest }) => {
    const names = Object.keys((await manifest.pictures?.())?.pictures ?? {}).sort();
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const language of LANGUAGES) {
      const text = await manifest.rulebook(language);
      const shown = [...text.matchAll(/^!\[(.*)\]\(board:([a-z-]+)\)$/gm)];
      expect(shown.map(([, , name]) => name).sort(), language).toEqual(names);
      for (const [, words = ''] of shown) {
        expect(words.length, `${language}: ${words}`).toBeGreaterThan(20);
        expect(words).not.toContain('{{');
      }
    }
  },
);
