import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, CHEQUE_SETS, circulationAt, duelAt } from '../rules/index.ts';

const RULEBOOK = new URL('../rulebook/', import.meta.url);
const cells = (line: string) => line.slice(2, -2).split(' | ');

describe.each(['en', 'pl', 'de', 'fr', 'it'])('the rulebook in %s', (language) => {
  const text = readFileSync(new URL(`${language}.md`, RULEBOOK), 'utf8');
  const blocks = text.trimEnd().split('\n\n');
  const [cards = [], clock = []] = blocks
    .filter((block) => block.startsWith('|'))
    .map((block) => block.split('\n').slice(2).map(cells));

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
