import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { BLANK, TILE_KINDS } from '../rules/index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const text = read(`../rulebook/${language}.md`);

  test('prints the tiles that the rules play with', () => {
    const printed = [...text.matchAll(/^\| (\d) \| (.+) \|$/gm)].flatMap(([, value, letters]) =>
      (letters as string).split(', ').map((entry) => {
        const [name = '', count = ''] = entry.split(' ×');
        const tile = name.length === 1 ? name.toLowerCase() : BLANK;
        return { tile, value: Number(value), count: Number(count) };
      }),
    );
    const order = ({ tile }: { tile: string }) =>
      TILE_KINDS.findIndex((kind) => kind.tile === tile);
    expect(printed.sort((one, other) => order(one) - order(other))).toEqual(TILE_KINDS);
  });

  test('tells the worked examples', () => {
    for (const example of ['APTEKA', 'GRAĆ', 'BASENU', 'ŁOWY', 'TIK 3, TRĄBY 10']) {
      expect(text).toContain(example);
    }
  });
});
