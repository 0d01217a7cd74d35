import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, CHEQUE_SETS, circulationAt, duelAt } from '../rules/index.ts';

const ANCHORS = [
  'aim',
  'paper',
  'cards',
  'fax',
  'refill',
  'clock',
  'turn',
  'write',
  'sections',
  'zone',
  'photos',
  'remove',
  'motor',
  'cheques',
  'ads',
  'ducks',
  'extra',
  'end',
  'count',
  'two-players',
  'tips',
];

const RULEBOOK = new URL('../rulebook/', import.meta.url);
const RULES = new URL('../rules/', import.meta.url);

const HEADING = /^## [^#{}*|]+ \{#([a-z-]+)\}$/;

const cells = (line: string) => line.slice(2, -2).split(' | ');

/** Plain words with at most **bold** and *italic* in them. */
const isProse = (text: string) => {
  const bare = text.replace(/\*\*[^*\s][^*]*\*\*/g, '').replace(/\*[^*\s][^*]*\*/g, '');
  return /^(?![-+>#\s]|\* |\d+[.)] )/.test(text) && !/[*_`~[\]<>{}|\\\n]/.test(bare);
};

const isTable = ([head = '', rule, ...body]: string[]) =>
  rule === `|${'---|'.repeat(cells(head).length)}` &&
  [head, ...body].every(
    (line) =>
      /^\| .* \|$/.test(line) &&
      cells(line).length === cells(head).length &&
      cells(line).every(isProse),
  );

const isList = (lines: string[]) =>
  lines.every((line) => line.startsWith('- ') && isProse(line.slice(2)));

/** What the app can show. */
const isAllowed = (block: string) => {
  const lines = block.split('\n');
  return HEADING.test(block) || isProse(block) || isList(lines) || isTable(lines);
};

describe.each(['en', 'pl', 'de', 'fr', 'it'])('the rulebook in %s', (language) => {
  const text = readFileSync(new URL(`${language}.md`, RULEBOOK), 'utf8');
  const [title, ...blocks] = text.trimEnd().split('\n\n');
  const [cards = [], clock = []] = blocks
    .filter((block) => block.startsWith('|'))
    .map((block) => block.split('\n').slice(2).map(cells));

  it('has the same sections in the same order', () => {
    expect(title).toBe('# Das Extrablatt');
    expect(blocks.flatMap((block) => HEADING.exec(block)?.[1] ?? [])).toEqual(ANCHORS);
  });

  it('keeps to the Markdown that the app can show', () => {
    expect(blocks.filter((block) => !isAllowed(block))).toEqual([]);
  });

  it('prints the layout cards that the rules deal', () => {
    expect(cards.map(([size, ...numbers]) => [size, ...numbers.map(Number)])).toEqual(
      CARDS.map(({ long, short, copies }) => [`${short} × ${long}`, long * short, copies]),
    );
  });

  it('prints the clock that the rules go by', () => {
    const duels = new Map<string, Set<string>>();
    const hours = clock.flatMap(([range = '', worth = '', duel = '']) => {
      const [first = 0, last = first] = range.split('–').map(Number);
      const found: number[] = [];
      for (let hour = first; hour <= last; hour++) {
        found.push(hour);
        expect(Number(worth.replace(/\D/g, ''))).toBe(1_000 * circulationAt(hour));
        duels.set(duelAt(hour), (duels.get(duelAt(hour)) ?? new Set()).add(duel));
      }
      return found;
    });
    expect(hours).toEqual(Array.from({ length: 13 }, (_, hour) => hour));
    expect([...duels.values()].map(({ size }) => size)).toEqual([1, 1]);
  });

  it('names the cheques that the rules deal', () => {
    const start = blocks.findIndex((block) => block.includes('{#cheques}'));
    const numbers = blocks[start + 1]?.match(/\d+/g)?.map(Number) ?? [];
    expect(numbers.slice(0, 12)).toEqual(CHEQUE_SETS.flat());
  });
});

it('has every paragraph that a refusal cites', () => {
  const cited = readdirSync(RULES).flatMap((name) =>
    [...readFileSync(new URL(name, RULES), 'utf8').matchAll(/\brule: '([^']+)'/g)].map(
      ([, anchor]) => anchor as string,
    ),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((anchor) => !ANCHORS.includes(anchor))).toEqual([]);
});
