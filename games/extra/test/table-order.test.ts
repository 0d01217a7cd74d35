import { parse } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { BLANK_PAD, extra, type Options, type Pad, type State } from '../rules/index.ts';
import { crosses, sitting } from './sitting.ts';

describe('refusals', () => {
  test('of a throw', () => {
    const house = sitting({}, 2);
    expect(house.refusal(0, 'throw 1 2 3 4 5')).toEqual({
      code: 'extra.house-dice',
      rule: 'throw',
    });
    expect(house.refusal(1, 'throw')).toEqual({ code: 'move.turn' });
    const real = sitting({ dice: 'table' }, 2);
    expect(real.refusal(0, 'throw')).toEqual({ code: 'extra.type-dice', rule: 'real-dice' });
    expect(real.refusal(0, 'throw 5 4 3 2 1')).toBeNull();
    for (const [table, text] of [
      [house, 'throw'],
      [real, 'throw 1 2 3 4 5'],
    ] as const) {
      table.throws('1 2 3 4 5');
      for (const seat of [0, 1]) {
        expect(table.refusal(seat, text)).toEqual({ code: 'extra.decide-first', rule: 'split' });
      }
    }
  });

  test('of a split', () => {
    const table = sitting({}, 1);
    expect(table.refusal(0, '1+2 3+4 5a')).toEqual({ code: 'extra.throw-first', rule: 'throw' });
    table.throws('1 2 3 4 5');
    for (const text of ['1+2 3+4 6a', '1+1 3+4 5a', '1+2 3+4 4a', '6+6 6+6 6a']) {
      expect(table.refusal(0, text)).toEqual({
        code: 'extra.dice',
        params: { dice: '1 2 3 4 5' },
        rule: 'split',
      });
    }
    expect(table.refusal(0, '1+2 3+4 5')).toEqual({
      code: 'extra.column',
      params: { fifth: 5 },
      rule: 'extra-numbers',
    });
    table.splits(0, '1+2 3+4 5b');
    table.throws('1 2 3 4 5');
    expect(table.refusal(0, '1+2 3+4 5b')).toEqual({
      code: 'extra.no-column',
      params: { fifth: 5 },
      rule: 'extra-numbers',
    });
    expect(table.refusal(0, '1+2 3+5 4b')).toEqual({
      code: 'extra.column-taken',
      params: { number: 5, column: 2 },
      rule: 'extra-numbers',
    });
    table.splits(0, '1+2 3+5 4a');
    table.throws('1 1 2 2 3');
    table.splits(0, '1+1 2+2 3c');
    table.throws('1 2 3 4 6');
    expect(table.refusal(0, '1+2 3+4 6')).toEqual({
      code: 'extra.fifth',
      params: { fifth: 6, numbers: '3, 4', count: 2 },
      rule: 'forced',
    });
    table.splits(0, '1+2 4+6 3');
    table.throws('1 2 6 6 6');
    expect(table.refusal(0, '1+2 6+6 6a')).toEqual({
      code: 'extra.no-column',
      params: { fifth: 6 },
      rule: 'extra-numbers',
    });
  });

  test('of a second thought, and of anything after the end', () => {
    const table = sitting({}, 2);
    table.throws('1 2 3 4 5');
    table.splits(0, '1+2 3+4 5c');
    expect(table.refusal(0, '1+2 3+4 5a')).toEqual({ code: 'move.turn' });
    table.splits(1, '1+2 3+4 5c');
    for (let n = 0; n < 7; n++) {
      table.throws('1 2 3 4 5');
      table.splits(1, '1+2 3+4 5');
      table.splits(0, '1+2 3+4 5');
    }
    for (const text of ['throw', '1+2 3+4 5']) {
      for (const seat of [0, 1]) expect(table.refusal(seat, text)).toEqual({ code: 'move.over' });
    }
  });

  test('of children who do not sit at the table', () => {
    const options: Options = { sheet: 'schmidt', dice: 'house', children: [0, 3] };
    expect(extra.checkSetup(options, 3)).toEqual({
      code: 'extra.children',
      params: { seat: 4 },
      rule: 'children',
    });
    expect(extra.checkSetup(options, 4)).toBeNull();
  });

  test.each([
    '',
    'pass',
    'throw ',
    'throw 1 2 3 4',
    'throw 1 2 3 4 5 6',
    'throw 0 1 2 3 4',
    'throw 1 2 3 4 0x5',
    'throw  1 2 3 4 5',
    'Throw',
    '1+2 3+4',
    '1+2 3+4 5d',
    '1+2 3+4 5A',
    '1+2 3+4 55',
    '1+2 3+4 5a and more',
    '1+2 3+4  5a',
    ' 1+2 3+4 5a',
    '1+2+3 4 5a',
    '1+7 3+4 5',
    '1-2 3+4 5',
    '1.0+2 3+4 5',
  ])('"%s" is no move', (text) => {
    expect(parse(extra.move, extra.notation.read(text)).ok).toBe(false);
  });
});

describe('the throw', () => {
  test('holds for everybody, and is decided in any order and unseen', () => {
    const table = sitting({}, 3);
    table.throws('1 2 3 4 5');
    expect(extra.turn(table.state())).toEqual({ must: [0, 1, 2], may: [] });
    expect(table.splits(2, '1+2 3+4 5a')).toEqual([{ type: 'decided', seat: 2 }]);
    expect(extra.turn(table.state())).toEqual({ must: [0, 1], may: [] });
    expect(crosses(table.pad(2))).toEqual({});
    expect(extra.view(table.state(), 0)).toMatchObject({
      decided: [false, false, true],
      mine: null,
    });
    expect(JSON.stringify(extra.view(table.state(), 'audience'))).not.toContain('pairs');
    expect(extra.view(table.state(), 2).mine).toEqual({
      pairs: [
        [1, 2],
        [3, 4],
      ],
      fifth: 5,
      column: 0,
    });
    table.splits(0, '1+3 2+4 5b');
    const events = table.splits(1, '1+4 2+3 5c');
    expect(events.map(({ type }) => type)).toEqual(['decided', 'opened', 'opened', 'opened']);
    expect([0, 1, 2].map((seat) => crosses(table.pad(seat)))).toEqual([
      { 4: 1, 6: 1 },
      { 5: 2 },
      { 3: 1, 7: 1 },
    ]);
  });

  test('goes round clockwise, past those who are finished', () => {
    const table = sitting({ dice: 'table' }, 3);
    const rollers: number[] = [];
    // Seat 1 crosses nothing but sixes in the column of eight; the others share theirs out.
    const others = ['1a', '2b', '3c', '1', '2', '3', '1', '2'];
    for (const [n, fifth] of others.entries()) {
      rollers.push(table.state().roller);
      table.throws('1 2 3 4 6');
      const rest = [1, 2, 3, 4, 6].filter((die) => String(die) !== fifth[0]);
      const split = `${rest[0]}+${rest[1]} ${rest[2]}+${rest[3]} ${fifth}`;
      table.splits(0, split);
      table.splits(2, split);
      table.splits(1, n ? '1+2 3+4 6' : '1+2 3+4 6c');
    }
    expect(rollers).toEqual([0, 1, 2, 0, 1, 2, 0, 1]);
    expect(table.pad(1).extras[2]?.crosses).toBe(8);
    for (const roller of [2, 0, 2, 0]) {
      expect(extra.turn(table.state())).toEqual({ must: [roller], may: [] });
      table.throws('1 2 3 4 6');
      expect(extra.turn(table.state()).must).toEqual([0, 2]);
      expect(table.refusal(1, '1+2 3+4 6')).toEqual({ code: 'move.turn' });
      table.splits(0, '2+3 4+6 1');
      table.splits(2, '2+3 4+6 1');
    }
    // Throws that came after the end of seat 1 changed nothing on its sheet.
    expect(crosses(table.pad(1))).toEqual({ 3: 8, 7: 8 });
  });

  test('that finishes somebody counts, sums and all', () => {
    const table = sitting({}, 1);
    for (let n = 0; n < 7; n++) {
      table.throws('1 2 3 4 5');
      table.splits(0, n ? '1+2 3+4 5' : '1+2 3+4 5c');
    }
    table.throws('5 6 6 6 6');
    const events = table.splits(0, '6+6 6+6 5');
    expect(crosses(table.pad())).toEqual({ 3: 7, 7: 7, 12: 2 });
    // Row 3: seven crosses, 3x. Rows 7 and 12: still behind the wall.
    const score = 210 - 200 - 200;
    expect(events.slice(-2)).toEqual([
      { type: 'finished', seat: 0, score },
      { type: 'over', scores: [score], winners: [] },
    ]);
  });
});

describe('the end', () => {
  const finished: Pad['extras'] = [
    { number: 1, crosses: 10 },
    { number: 0, crosses: 0 },
    { number: 0, crosses: 0 },
  ];
  /** Rows by sum, finished. */
  const pad = (rows: Record<number, number>): Pad => ({
    rows: BLANK_PAD.rows.map((_, row) => rows[row + 2] ?? 0),
    extras: finished,
  });
  const resultOf = (...pads: Pad[]) => {
    const state = sitting({}, pads.length).state();
    return extra.result({ ...state, pads } satisfies State);
  };

  test('comes when all are finished', () => {
    expect(resultOf(pad({}), pad({}))).not.toBeNull();
    expect(resultOf(pad({}), BLANK_PAD)).toBeNull();
  });

  test('the highest total wins', () => {
    expect(resultOf(pad({ 2: 5 }), pad({ 2: 6 }), pad({}))).toEqual({
      scores: [100, 200, 0],
      winners: [1],
    });
  });

  test('equal totals share the win', () => {
    // 70 × 3 and 30 × 7 are both 210.
    expect(resultOf(pad({ 11: 7 }), pad({ 2: 1 }), pad({ 7: 13 }))).toEqual({
      scores: [210, -200, 210],
      winners: [0, 2],
    });
  });

  test('if all totals are negative, the least loss wins', () => {
    expect(resultOf(pad({ 2: 1, 3: 1 }), pad({ 2: 1 }))).toEqual({
      scores: [-400, -200],
      winners: [1],
    });
    expect(resultOf(pad({ 2: 1 }), pad({ 12: 3 }))).toEqual({
      scores: [-200, -200],
      winners: [0, 1],
    });
  });

  test('alone, a negative total is a loss, and nought is none', () => {
    expect(resultOf(pad({ 2: 1 }))).toEqual({ scores: [-200], winners: [] });
    expect(resultOf(pad({ 2: 4 }))).toEqual({ scores: [0], winners: [0] });
    expect(resultOf(pad({ 2: 5 }))).toEqual({ scores: [100], winners: [0] });
  });

  test('two may be finished by the same throw', () => {
    const table = sitting({}, 2);
    for (let n = 0; n < 8; n++) {
      table.throws('1 2 3 4 5');
      table.splits(0, n ? '1+2 3+4 5' : '1+2 3+4 5c');
      const events = table.splits(1, n ? '1+4 2+3 5' : '1+4 2+3 5c');
      if (n < 7) continue;
      expect(events.filter(({ type }) => type === 'finished' || type === 'over')).toEqual([
        { type: 'finished', seat: 0, score: 350 },
        { type: 'finished', seat: 1, score: 350 },
        { type: 'over', scores: [350, 350], winners: [0, 1] },
      ]);
    }
  });
});
