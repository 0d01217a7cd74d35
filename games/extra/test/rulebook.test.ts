import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxesOf, ROWS, SHEETS } from '../rules/sheet.ts';

const ANCHORS = [
  'aim',
  'sheet',
  'throw',
  'split',
  'extra-numbers',
  'forced',
  'free-throw',
  'full-row',
  'finish',
  'score',
  'solo',
  'children',
  'real-dice',
  'classic',
  'tips',
];

const RULEBOOK = new URL('../rulebook/', import.meta.url);
const RULES = new URL('../rules/', import.meta.url);

const HEADING = /^## [^#{}*|]+ \{#([a-z-]+)\}$/;

function blocksOf(language: string): string[] {
  const text = readFileSync(new URL(`${language}.md`, RULEBOOK), 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text.slice(0, -1).split('\n\n');
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Plain words with at most **bold** and *italic* in them. */
function isProse(text: string): boolean {
  const bare = text.replace(/\*\*[^*\s][^*]*\*\*/g, '').replace(/\*[^*\s][^*]*\*/g, '');
  return /^(?![-+>#\s]|\* |\d+[.)] )/.test(text) && /^[^*_`~[\]<>{}|\\\n]*$/.test(bare);
}

function isTable(lines: readonly string[]): boolean {
  const [head = '', rule, ...body] = lines;
  const width = cellsOf(head).length;
  return (
    rule === `|${'---|'.repeat(width)}` &&
    body.length > 0 &&
    [head, ...body].every(
      (line) =>
        /^\| .* \|$/.test(line) && cellsOf(line).length === width && cellsOf(line).every(isProse),
    )
  );
}

function isAllowed(block: string): boolean {
  const lines = block.split('\n');
  if (block.startsWith('|')) return isTable(lines);
  if (block.startsWith('- ')) {
    return lines.every((line) => line.startsWith('- ') && isProse(line.slice(2)));
  }
  return HEADING.test(block) || (block !== '' && isProse(block));
}

describe.each(['en', 'pl', 'de', 'fr', 'it'])('the rulebook in %s', (language) => {
  const [title, ...blocks] = blocksOf(language);

  it('has the same sections in the same order', () => {
    expect(title).toBe('# EXTRA!');
    expect(blocks.flatMap((block) => HEADING.exec(block)?.[1] ?? [])).toEqual(ANCHORS);
  });

  it('keeps to the Markdown that the app can show', () => {
    expect(blocks.filter((block) => !isAllowed(block))).toEqual([]);
  });

  it('prints the sheet that the rules play with', () => {
    const table = blocks.find((block) => block.startsWith('|')) as string;
    const printed = table
      .split('\n')
      .slice(2)
      .flatMap((line) => {
        const [sums = '', ...numbers] = cellsOf(line);
        return sums.split(', ').map((sum) => [sum, ...numbers].map(Number));
      })
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
  });
});

it('has every paragraph that a refusal cites', () => {
  const cited = readdirSync(RULES)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, RULES), 'utf8').matchAll(/\brule: '([^']+)'/g),
    ])
    .map(([, anchor]) => anchor as string);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter((anchor) => !ANCHORS.includes(anchor))).toEqual([]);
});
