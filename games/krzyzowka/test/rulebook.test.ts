import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { BLANK, TILE_KINDS } from '../rules/index.ts';

const ANCHORS =
  'aim three-games tiles blanks words common order turn first-word lay exchange score-common checked challenge end-common own ready swap done pencils-down score-own longest-word raise score-longest in-turn tips'.split(
    ' ',
  );

const HEADING = /^## [^#{}*|]+ \{#([a-z-]+)\}$/;
const TABLE = /^\| [^|\n]+ \| [^|\n]+ \|\n\|---\|---\|(\n\| \d \| [^|\n]+ \|){6}$/;
/** Words with at most bold and italics in them, as a paragraph or as a list. */
const PROSE = /^(- )?(?![-+>#\s\d])([^*_`~[\]<>{}|\\\n]|\*{1,2}[^*\s][^*\n]*\*{1,2})+$/;

const isShown = (block: string) =>
  HEADING.test(block) ||
  TABLE.test(block) ||
  (block.startsWith('- ') ? block.split('\n') : [block]).every((line) => PROSE.test(line));

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const text = read(`../rulebook/${language}.md`);
  const [title, ...blocks] = text.trimEnd().split('\n\n');

  test('has the same sections in the same order', () => {
    expect(title).toBe('# Krzyżówka');
    expect(blocks.flatMap((block) => HEADING.exec(block)?.[1] ?? [])).toEqual(ANCHORS);
  });

  test('keeps to the Markdown that the app can show', () => {
    expect(text).toMatch(/[^\n]\n$/);
    expect(blocks.filter((block) => !isShown(block))).toEqual([]);
  });

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

test('has every paragraph that a refusal cites', () => {
  const files = readdirSync(new URL('../rules/', import.meta.url), { recursive: true });
  const code = files
    .filter((file) => String(file).endsWith('.ts'))
    .map((file) => read(`../rules/${file}`))
    .join('\n');
  const cited = [...code.matchAll(/\brule: '([^']+)'/g)].map(([, anchor]) => anchor as string);
  expect(cited.length).toBeGreaterThan(25);
  expect(cited.filter((anchor) => !ANCHORS.includes(anchor))).toEqual([]);
});
