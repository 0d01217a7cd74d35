import { seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { drawCards, type FaxCard, fullSupply, STACKS } from '../rules/fax.ts';
import { HEADLINES } from '../rules/index.ts';

const DRAWS = 6_000;

/** Within four standard deviations of what so many fair draws bring. */
function expectShare(times: number, share: number) {
  const deviation = Math.sqrt(DRAWS * share * (1 - share));
  expect(Math.abs(times - DRAWS * share)).toBeLessThan(4 * deviation);
}

describe.each([
  [2, 2],
  [3, 3],
  [4, 3],
])('with %i seats', (seats, copies) => {
  test('the three stacks hold every headline so many times, and twelve motors', () => {
    const chance = seededChance(seats);
    let wire = fullSupply(seats);
    const cards: FaxCard[] = [];
    for (const stack of STACKS) {
      const drawn = drawCards(wire, stack, 1_000, chance);
      cards.push(...drawn.cards);
      wire = drawn.wire;
    }
    expect(wire.unseen).toEqual([]);
    expect(cards.filter((card) => card === 'motor')).toHaveLength(12);
    for (let headline = 0; headline < HEADLINES; headline++) {
      expect(cards.filter((card) => card === headline)).toHaveLength(copies);
    }
  });
});

test('a stack is as good as shuffled: every card may lie anywhere in it', () => {
  const chance = seededChance(7);
  const firsts = new Map<FaxCard, number>();
  const motorsAt = new Array<number>(37).fill(0);
  for (let draw = 0; draw < DRAWS; draw++) {
    const { cards } = drawCards(fullSupply(3), 'tempo', 37, chance);
    const [first] = cards as [FaxCard];
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
    cards.forEach((card, place) => {
      if (card === 'motor') motorsAt[place]! += 1;
    });
  }
  expectShare(firsts.get('motor') ?? 0, 7 / 37);
  for (let headline = 0; headline < HEADLINES; headline++) {
    expectShare(firsts.get(headline) ?? 0, 30 / 37 / HEADLINES);
  }
  for (const times of motorsAt) expectShare(times, 7 / 37);
});

test('nothing of what a stack will give lies in it', () => {
  const wire = fullSupply(4);
  const luck = (seed: number) => drawCards(wire, 'start', 15, seededChance(seed)).cards;
  expect(luck(1)).toEqual(luck(1));
  expect(luck(1)).not.toEqual(luck(2));
  expect(Object.keys(wire)).toEqual(['stacks', 'unseen']);
  expect(wire.unseen).toEqual([...wire.unseen].sort((a, b) => a - b));
});
