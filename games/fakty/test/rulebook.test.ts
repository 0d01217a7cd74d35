import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACES, HOT_FIELDS } from '../rules/index.ts';

const ANCHORS = [
  'aim',
  'tiles',
  'titles',
  'grammar',
  'stack',
  'setup',
  'turn',
  'die',
  'second',
  'protected',
  'end',
  'score',
  'tie',
  'hot',
  'hot-turn',
  'bang',
  'hot-score',
  'hot-die',
  'hot-end',
  'must-lay',
  'table',
  'teams',
];

const GAME = new URL('../', import.meta.url);
const HEADING = /^## [^#{}*|]+ \{#([a-z-]+)\}$/;

const read = (path: string) => readFileSync(new URL(path, GAME), 'utf8');

/** The paragraphs of a section. */
function section(text: string, anchor: string): string {
  return text.split(/^## .*\{#/m).find((part) => part.startsWith(`${anchor}}`)) ?? '';
}

/** The first column of a section's table, without its heading. */
function firstColumn(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((line) => line.split('|')[1]?.trim() ?? '');
}

/** Plain words with at most **bold** in them, a list, or a table. */
function isAllowed(block: string): boolean {
  if (HEADING.test(block)) return true;
  const prose = (text: string) => /^[^*_`~[\]<>{}|\\\n]+$/.test(text.replaceAll('**', ''));
  const lines = block.split('\n');
  if (block.startsWith('|')) return lines.every((line) => /^\|.*\|$/.test(line));
  if (block.startsWith('- ')) return lines.every((line) => /^- /.test(line) && prose(line));
  return prose(block);
}

describe.each(['en', 'pl', 'de', 'fr', 'it'])('the rulebook in %s', (language) => {
  const text = read(`rulebook/${language}.md`);
  const [title, ...blocks] = text.trimEnd().split('\n\n');

  it('has the same sections in the same order', () => {
    expect(title).toBe('# Extra Fakty');
    expect(blocks.flatMap((block) => HEADING.exec(block)?.[1] ?? [])).toEqual(ANCHORS);
  });

  it('keeps to the Markdown that the app can show', () => {
    expect(blocks.filter((block) => !isAllowed(block))).toEqual([]);
  });

  it('calls the faces of the die as the app does', () => {
    const messages = JSON.parse(read(`locales/${language}.json`));
    const faces = FACES.map((face) => messages[`fakty.face.${face}`]);
    expect(firstColumn(section(text, 'die'))).toEqual(faces);
    expect(firstColumn(section(text, 'hot-die'))).toEqual(faces);
  });

  it('marks the fields that the rules mark', () => {
    const marked = section(text, 'hot').match(/\d+(?:, \d+)* \p{L} \d+|\d+(?:, \d+)+ \p{L}+ \d+/gu);
    const titles = [0, 1, 2].map((field) =>
      [...HOT_FIELDS.keys()].filter((at) => HOT_FIELDS[at] === field).map((at) => at + 1),
    );
    expect(marked?.map((list) => list.match(/\d+/g)?.map(Number))).toEqual(titles);
  });
});

it('has every paragraph that a refusal cites', () => {
  const sources = readdirSync(new URL('rules/', GAME), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`rules/${name}`));
  const cited = sources
    .flatMap((source) => [...source.matchAll(/\brule: '([^']+)'/g)])
    .map(([, anchor]) => anchor as string);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((anchor) => !ANCHORS.includes(anchor))).toEqual([]);
});
