import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACES, HOT_FIELDS } from '../rules/index.ts';

const GAME = new URL('../', import.meta.url);

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

describe.each(['en', 'pl', 'de', 'fr', 'it'])('the rulebook in %s', (language) => {
  const text = read(`rulebook/${language}.md`);

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
