import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { boxesOf, ROWS, SHEETS } from '../rules/sheet.ts';

const RULEBOOK = new URL('../rulebook/', import.meta.url);

it.each(['en', 'pl', 'de', 'fr', 'it'])(
  'prints the sheet that the rules play with: %s',
  (language) => {
    const text = readFileSync(new URL(`${language}.md`, RULEBOOK), 'utf8');
    const printed = [...text.matchAll(/^\| ([\d, ]+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)]
      .flatMap(([, sums = '', ...numbers]) =>
        sums.split(', ').map((sum) => [sum, ...numbers].map(Number)),
      )
      .sort(([a = 0], [b = 0]) => a - b);
    const sheet = SHEETS.schmidt;
    expect(printed).toEqual(
      Array.from({ length: ROWS }, (_, row) => [
        row + 2,
        sheet.points[row],
        sheet.wall[row],
        boxesOf(sheet, row),
      ]),
    );
  },
);

it.each(['en', 'pl', 'de', 'fr', 'it'])(
  'names the rows whose walls are ours, and those that copy their twins: %s',
  (language) => {
    const text = readFileSync(new URL(`${language}.md`, RULEBOOK), 'utf8');
    const rulings = text.slice(text.indexOf('{#rulings}'), text.indexOf('{#tips}'));
    const sources = SHEETS.schmidt.wallSources;
    const rowsOf = (source: string) =>
      sources.flatMap((one, row) => (one === source ? row + 2 : []));
    const walls = rulings.split('\n').find((line) => line.includes('−200')) ?? '';
    expect(walls.match(/\b\d+\b/g)?.map(Number)).toEqual([
      200,
      ...rowsOf('ours'),
      ...rowsOf('mirrored'),
      ...rowsOf('mirrored').map((row) => 14 - row),
    ]);
    expect(sources).toHaveLength(ROWS);
  },
);
