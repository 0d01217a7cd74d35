import { readFileSync } from 'node:fs';
import { editionAsked } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { LANGUAGES } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../rulebook/examples.ts';
import { printed } from '../rulebook/printed.ts';
import { admits, BLANK, TILE_EDITIONS, tileSetOf } from '../rules/index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const text = printed(read(`../rulebook/${language}.md`), language);
  const edition = TILE_EDITIONS.find((id) => id === language) ?? editionAsked({});
  const { kinds, values } = tileSetOf({ edition });
  const examples = EXAMPLES[edition];
  const worth = (...words: readonly string[]) =>
    [...words.join('').toLowerCase()].reduce((sum, letter) => sum + (values.get(letter) ?? 0), 0);

  test('prints the tiles that the rules play with', () => {
    const rows = [...text.matchAll(/^\| (\d) \| (.+) \|$/gm)].flatMap(([, value, letters]) =>
      (letters as string).split(', ').map((entry) => {
        const [name = '', count = ''] = entry.split(' ×');
        const tile = name.length === 1 ? name.toLowerCase() : BLANK;
        return { tile, value: Number(value), count: Number(count) };
      }),
    );
    const order = ({ tile }: { tile: string }) => kinds.findIndex((kind) => kind.tile === tile);
    expect(rows.sort((one, other) => order(one) - order(other))).toEqual(kinds);
  });

  test('tells its examples with words of the list, which its tiles can make', () => {
    const joining = [examples.when, examples.or];
    for (const word of Object.values(examples)) {
      expect(text).toContain(word);
      const verdict = readLexicon(edition).verdict(word, admits({ properNouns: false }));
      const counts = joining.includes(word)
        ? { word: false, reason: 'part-of-speech' }
        : { word: true };
      expect(verdict, word).toEqual(counts);
      for (const letter of word.toLowerCase())
        expect(values.get(letter), letter).toBeGreaterThan(0);
    }
  });

  test('counts them by the values of the edition', () => {
    const { base, cross, longer, down, side, one, two, three, four, five } = examples;
    const counted = (...parts: readonly (string | number)[]) =>
      expect(text).toMatch(new RegExp(parts.join('\\D+')));
    counted(base, worth(base), cross, worth(cross));
    counted(longer, worth(longer));
    counted(down, worth(down), side, worth(side), worth(down, side));
    const own = [one, two, three, four, five];
    expect(text).toContain(own.map((word) => `${word} ${worth(word)}`).join(', '));
    counted(`${five} ${worth(five)}`, worth(...own));
    expect(text).not.toContain('{{');
  });
});

test('over a table of another edition it has the letters and words of that one', () => {
  const text = printed(read('../rulebook/en.md'), 'de');
  expect(text).toContain('What counts as a word');
  expect(text).toContain(EXAMPLES.de.base);
  expect(text).toContain('Ü ×1');
});
