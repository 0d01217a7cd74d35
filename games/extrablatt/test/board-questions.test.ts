import { describe, expect, test } from 'vitest';
import { copiesOf, offers, sectionOf } from '../rules/index.ts';
import { paper, table } from './hand-made.ts';
import { B, EMPTY, PLAN, refusal } from './played.ts';

describe('questions of a board', () => {
  test('what can be done with every column', () => {
    const full = { ...B, stock: B.stock.map(() => 0) };
    const state = table([full, B], ['sport-a', 'motor', '', 'local-a', 'politics-a'], { hour: 3 });
    expect(offers(state, 0).map(({ fax, write, remove }) => [fax, write, remove])).toEqual([
      [0, false, true],
      [1, false, false],
      [3, false, true],
      [4, false, true],
    ]);
    expect(offers(state, 1).map(({ write }) => write)).toEqual([true, false, true, true]);
    expect(offers(state, 1)[1]?.challenges).toEqual([
      { kind: 'ad', starter: 1, rival: 0, section: null },
    ]);
  });

  test('what a dispatch would become', () => {
    const carrying = paper(
      'sport-a 2x2 r7 c1 10',
      'local-a 2x2 r9 c1 10',
      'culture-a 2x2 r11 c1 10',
      'culture-a 2x2 r11 c3 10 photo',
    );
    const plan = ['politics-a', 'sport-a', 'local-a', 'culture-a', ''];
    const state = table([carrying, B, B], plan, {
      photos: [[1, 2], [1, 2], [1, 2], [2], [], [1, 2]],
    });
    expect(offers(state, 0).map(({ fate, write }) => [fate, write])).toEqual([
      ['article', true],
      ['photo', true],
      ['no-photo', false],
      ['third', false],
    ]);
  });

  test('a refusal counts columns and seats from one', () => {
    const state = table([B, B], ['motor', '', 'sport-a', '', ''], { hour: 1 });
    expect(refusal(state, 's1 remove 2')?.params).toEqual({ column: 2 });
    expect(refusal(state, 's1 motor 1 s4')?.params).toEqual({ seat: 4 });
  });

  test('where the copies of a headline are', () => {
    const state = table([paper('sport-a 2x2 r7 c1 10'), B, B], PLAN, {
      wire: { ...EMPTY, unseen: [10, 10] },
    });
    expect(sectionOf(10)).toBe('sport');
    expect(copiesOf(state, 10)).toEqual({ unseen: 2, plan: 2, papers: [1, 0, 0] });
  });
});
