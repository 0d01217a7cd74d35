import { describe, expect, test } from 'vitest';
import { type Hand, handsOf } from '../bot/cheques/belief.ts';
import { mixedPlay } from '../bot/cheques/mixed.ts';
import { CHEQUE_SETS, type SeenDuel, type View } from '../rules/index.ts';

/** A view of seat 0 in which only papers, cheques and duels matter. */
function viewAfter(duels: readonly SeenDuel[], mine: readonly number[] = [2, 5, 12]): View {
  const papers = CHEQUE_SETS.map(() => ({}));
  return { viewer: 0, papers, duels, cheques: [mine, null, null, null] } as unknown as View;
}

const duel = (starter: number, rival: number, winner: number, cheques: SeenDuel['cheques']) =>
  ({ kind: 'ad', starter, rival, section: null, winner, cheques }) as const;

const shown = (hands: readonly Hand[]) => hands.map(({ cheques }) => cheques.join(' ')).sort();

describe('what a rival may hold', () => {
  test('is known before the first duel', () => {
    expect(shown(handsOf(viewAfter([]), 1))).toEqual(['1 8 11']);
    expect(shown(handsOf(viewAfter([]), 3))).toEqual(['4 6 9']);
  });

  test('is known after a duel of one’s own', () => {
    const view = viewAfter([duel(0, 2, 0, [12, 3])], [2, 3, 5]);
    expect(shown(handsOf(view, 2))).toEqual(['7 10 12']);
  });

  test('narrows with who won a duel between others', () => {
    // Seat 3 beat {3, 7, 10} with {4, 6, 9}: 4 or 6 against 3, or 9 against 3 or 7.
    const hands = handsOf(viewAfter([duel(2, 3, 3, null)]), 3);
    expect(shown(hands)).toEqual(['3 4 6', '3 4 9', '3 6 9', '4 6 7']);
    expect(hands.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1);
  });

  test('is learnt afterwards from what they then give', () => {
    const view = viewAfter([duel(2, 3, 3, null), duel(0, 3, 0, [12, 7])], [2, 5, 7]);
    expect(shown(handsOf(view, 3))).toEqual(['4 6 12']);
    expect(shown(handsOf(view, 2))).toEqual(['3 9 10']);
  });
});

describe('cheque play', () => {
  const stakes = { win: 60, thousand: 1 };
  const against = (...cheques: number[]): Hand[] => [{ cheques, likely: 1 }];

  test('gives what surely wins, and no more than that takes', () => {
    const { odds, wins } = mixedPlay([5, 9, 12], against(2, 3, 4), stakes);
    expect(odds[0]).toBeGreaterThan(0.9);
    expect(wins).toBeGreaterThan(0.95);
  });

  test('gives its least where nothing can win', () => {
    const { odds, wins } = mixedPlay([2, 3, 4], against(8, 9, 10), stakes);
    expect(odds[0]).toBeGreaterThan(0.9);
    expect(wins).toBeLessThan(0.05);
  });

  test('is mixed where 1,000 meets 12,000', () => {
    const { odds } = mixedPlay([2, 5, 12], against(1, 8, 11), stakes);
    for (const share of [odds[0]! + odds[1]!, odds[2]!]) expect(share).toBeGreaterThan(0.1);
  });

  test('believes in likely hands more', () => {
    const hands = [
      { cheques: [2, 3, 4], likely: 0.95 },
      { cheques: [10, 11, 12], likely: 0.05 },
    ];
    expect(mixedPlay([5, 6, 7], hands, stakes).odds[0]).toBeGreaterThan(0.8);
  });
});
