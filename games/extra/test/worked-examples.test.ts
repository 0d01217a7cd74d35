import { describe, expect, test } from 'vitest';
import {
  BLANK_PAD,
  boxesOf,
  choices,
  columnOf,
  fifthRule,
  padScore,
  ROWS,
  rowScore,
  SHEET_NAMES,
  SHEETS,
} from '../rules/index.ts';
import { boxesOfRow, rowWorth } from './recount.ts';
import { alone, crosses, sitting } from './sitting.ts';

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const EMPTY = { number: 0, crosses: 0 };

describe('the rulebook’s examples', () => {
  test('1 2 2 3 5: Marie adds 2 + 2 and 1 + 5, crosses rows 4 and 6, and enters the 3', () => {
    const table = sitting({}, 1);
    expect(table.throws('5 2 3 1 2')).toEqual([{ type: 'thrown', seat: 0, dice: [1, 2, 2, 3, 5] }]);
    const events = table.splits(0, '2+2 1+5 3a');
    // "4, 6 and 3"
    expect(events).toContainEqual({
      type: 'opened',
      seat: 0,
      sums: [4, 6],
      fifth: 3,
      mark: 'crossed',
      column: 0,
      lost: [],
    });
    expect(crosses(table.pad())).toEqual({ 4: 1, 6: 1 });
    expect(table.pad().extras).toEqual([{ number: 3, crosses: 1 }, EMPTY, EMPTY]);
  });

  test('2 4 5 5 5 with EXTRA numbers 1, 3 and 6: no cross in any EXTRA column', () => {
    const table = sitting({}, 1);
    alone(table, '1 2 2 2 2: 2+2 2+2 1c', '3 2 2 2 2: 2+2 2+2 3a', '6 2 2 2 2: 2+2 2+2 6b');
    const { extras } = table.pad();
    expect(extras.map(({ number }) => number)).toEqual([3, 6, 1]);
    table.throws('2 4 5 5 5');
    expect(fifthRule(table.pad(), [2, 4, 5, 5, 5])).toBe('free-throw');
    // Any die may be left out.
    expect(table.refusal(0, '4+5 5+5 2')).toBeNull();
    expect(table.refusal(0, '2+5 5+5 4')).toBeNull();
    expect(table.splits(0, '2+4 5+5 5')).toContainEqual(
      expect.objectContaining({ fifth: 5, mark: 'free', column: -1 }),
    );
    expect(table.pad().extras).toEqual(extras);
    expect(crosses(table.pad())).toEqual({ 4: 6, 6: 1, 10: 1 });
  });

  test('11 crossed seven times reaches 3x: 70 × 3 = 210', () => {
    const table = sitting({}, 1);
    const numbers = '1a 1 1 2b 2 2 3c'.split(' ');
    for (const number of numbers) {
      alone(table, `5 6 4 4 ${number[0]}: 5+6 4+4 ${number}`);
    }
    expect(crosses(table.pad())[11]).toBe(7);
    expect(rowScore(SHEETS.schmidt, 11 - 2, 7)).toBe(210);
    expect(rowWorth(11, boxesOfRow('schmidt', 11).slice(0, 7))).toBe(210);
  });

  test('the sheet that is shown: +810 −600 = 210', () => {
    const shown: Record<number, [count: number, worth: number]> = {
      2: [1, -200],
      4: [10, 420],
      5: [4, -200],
      6: [10, 80],
      7: [8, 0],
      10: [3, -200],
      11: [7, 210],
      12: [5, 100],
    };
    const rows = SUMS.map((sum) => shown[sum]?.[0] ?? 0);
    for (const sum of SUMS) {
      const [count, worth] = shown[sum] ?? [0, 0];
      expect(rowScore(SHEETS.schmidt, sum - 2, count)).toBe(worth);
      expect(rowWorth(sum, boxesOfRow('schmidt', sum).slice(0, count))).toBe(worth);
    }
    const worths = Object.values(shown).map(([, worth]) => worth);
    expect(worths.filter((worth) => worth > 0).reduce((a, b) => a + b)).toBe(810);
    expect(worths.filter((worth) => worth < 0).reduce((a, b) => a + b)).toBe(-600);
    expect(padScore(SHEETS.schmidt, { ...BLANK_PAD, rows })).toBe(210);
  });

  test('the most that a sheet can be worth is 4,690', () => {
    const full = Array.from({ length: ROWS }, (_, row) => boxesOf(SHEETS.schmidt, row));
    expect(padScore(SHEETS.schmidt, { ...BLANK_PAD, rows: full })).toBe(4_690);
    const printed = SUMS.map((sum) => rowWorth(sum, boxesOfRow('schmidt', sum)));
    expect(printed.reduce((a, b) => a + b)).toBe(4_690);
    // No number of crosses is worth more than all of them.
    for (let row = 0; row < ROWS; row++) {
      const worths = Array.from({ length: full[row]! + 1 }, (_, n) =>
        rowScore(SHEETS.schmidt, row, n),
      );
      expect(Math.max(...worths)).toBe(worths.at(-1));
    }
  });

  test('the most can really be played', () => {
    const table = sitting({ dice: 'table' }, 1);
    // EXTRA numbers 2, 5 and 6 make every throw of ones, threes and fours a free one.
    const paid = fill([3, 9, 10, 11, 12], { 3: '1+2', 9: '4+5', 10: '5+5', 11: '5+6', 12: '6+6' });
    const free = fill([2, 4, 5, 6, 7, 8], {
      2: '1+1',
      4: '1+3',
      5: '1+4',
      6: '3+3',
      7: '3+4',
      8: '4+4',
    });
    const fifths = ['2a', ...nines('2', 8), '5b', ...nines('5', 7), '6c', ...nines('6', 6)];
    expect(paid).toHaveLength(24);
    expect(fifths).toHaveLength(24);
    paid.forEach((pairs, n) => {
      alone(table, `${diceOf(pairs, fifths[n]!)}: ${pairs} ${fifths[n]}`);
    });
    expect(columnOf(table.pad(), 0)).toBe(-1);
    for (const pairs of free) alone(table, `${diceOf(pairs, '1')}: ${pairs} 1`);
    expect(table.state().throws).toBe(24 + free.length);
    table.throws('1 1 1 1 2');
    const events = table.splits(0, '1+1 1+1 2');
    expect(events.at(-1)).toEqual({ type: 'over', scores: [4_690], winners: [0] });
  });

  test.each(SHEET_NAMES)('the %s sheet is the printed one', (name) => {
    for (const sum of SUMS) {
      const printed = boxesOfRow(name, sum);
      expect(boxesOf(SHEETS[name], sum - 2)).toBe(printed.length);
      for (let count = 0; count <= printed.length; count++) {
        expect(rowScore(SHEETS[name], sum - 2, count)).toBe(rowWorth(sum, printed.slice(0, count)));
      }
    }
  });
});

describe('the fifth die', () => {
  test('the first number goes into the column of one’s choice', () => {
    for (const [letter, column] of [
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ] as const) {
      const table = sitting({}, 1);
      alone(table, `1 2 3 4 5: 1+2 3+4 5${letter}`);
      expect(table.pad().extras[column]).toEqual({ number: 5, crosses: 1 });
      expect(table.pad().extras.filter(({ number }) => number)).toHaveLength(1);
    }
  });

  test('while a column is free, a number that is fixed already may still be crossed', () => {
    const table = sitting({}, 1);
    alone(table, '1 2 3 4 5: 1+2 3+4 5b', '1 2 3 4 5: 1+2 3+4 5');
    expect(table.pad().extras).toEqual([EMPTY, { number: 5, crosses: 2 }, EMPTY]);
    // Or any other die, fixed number in the throw or not.
    table.throws('1 2 3 4 5');
    expect(table.refusal(0, '5+2 3+4 1a')).toBeNull();
  });

  test('one number never stands in two columns', () => {
    const table = sitting({}, 1);
    alone(table, '1 2 3 4 5: 1+2 3+4 5b');
    table.throws('1 2 3 4 5');
    expect(table.refusal(0, '1+2 3+4 5a')?.code).toBe('extra.no-column');
    expect(table.refusal(0, '1+2 3+4 5b')?.code).toBe('extra.no-column');
    const again = choices(table.pad(), [1, 2, 3, 4, 5]).filter(({ fifth }) => fifth === 5);
    expect(again.map(({ column }) => column)).toEqual([undefined, undefined, undefined]);
  });

  test('with three fixed, one of them in the throw must be the fifth', () => {
    const table = sitting({}, 1);
    alone(table, '1 4 4 4 4: 4+4 4+4 1a', '2 4 4 4 4: 4+4 4+4 2b', '3 4 4 4 4: 4+4 4+4 3c');
    table.throws('3 4 5 6 6');
    expect(table.refusal(0, '3+4 5+6 6')).toEqual({
      code: 'extra.fifth',
      params: { fifth: 6, numbers: '3', count: 1 },
      rule: 'forced',
    });
    expect(new Set(choices(table.pad(), [3, 4, 5, 6, 6]).map(({ fifth }) => fifth))).toEqual(
      new Set([3]),
    );
    table.splits(0, '4+5 6+6 3');
    expect(table.pad().extras[2]).toEqual({ number: 3, crosses: 2 });
  });

  test('with several of them in the throw, the player picks which', () => {
    const table = sitting({}, 1);
    alone(table, '1 4 4 4 4: 4+4 4+4 1a', '2 4 4 4 4: 4+4 4+4 2b', '3 4 4 4 4: 4+4 4+4 3c');
    table.throws('1 1 2 5 6');
    expect(table.refusal(0, '1+1 2+6 5')).toEqual({
      code: 'extra.fifth',
      params: { fifth: 5, numbers: '1, 2', count: 2 },
      rule: 'forced',
    });
    expect(table.refusal(0, '1+1 5+6 2')).toBeNull();
    expect(table.refusal(0, '1+2 5+6 1')).toBeNull();
  });

  test('two fixed numbers make no free throw', () => {
    const table = sitting({}, 1);
    alone(table, '1 4 4 4 4: 4+4 4+4 1a', '2 4 4 4 4: 4+4 4+4 2b');
    table.throws('3 4 5 6 6');
    expect(fifthRule(table.pad(), [3, 4, 5, 6, 6])).toBe('any');
    expect(table.refusal(0, '3+4 6+6 5')?.code).toBe('extra.column');
    expect(table.refusal(0, '3+4 6+6 5c')).toBeNull();
  });
});

describe('rows', () => {
  test('both sums may be the same: two crosses', () => {
    const table = sitting({}, 1);
    alone(table, '1 1 6 6 3: 1+6 1+6 3a');
    expect(crosses(table.pad())).toEqual({ 7: 2 });
  });

  test('a full row may be formed, and the cross is lost', () => {
    const table = sitting({}, 1);
    const fifths = ['2a', '2', '2', '2', '3b', '4c'];
    // Row 12 has nine boxes.
    for (const fifth of fifths.slice(0, 4)) alone(table, `6 6 6 6 ${fifth[0]}: 6+6 6+6 ${fifth}`);
    expect(crosses(table.pad())).toEqual({ 12: 8 });
    table.throws('6 6 6 6 3');
    // One box left and both sums in that row: one cross counts, one is lost.
    expect(table.splits(0, '6+6 6+6 3b')).toContainEqual(
      expect.objectContaining({ type: 'opened', sums: [12, 12], lost: [12] }),
    );
    expect(crosses(table.pad())).toEqual({ 12: 9 });
    table.throws('6 6 6 6 4');
    expect(table.splits(0, '6+6 6+6 4c')).toContainEqual(
      expect.objectContaining({ lost: [12, 12] }),
    );
    expect(crosses(table.pad())).toEqual({ 12: 9 });
    table.throws('6 6 1 1 4');
    expect(table.splits(0, '1+1 6+6 4')).toContainEqual(expect.objectContaining({ lost: [12] }));
    expect(crosses(table.pad())).toEqual({ 2: 1, 12: 9 });
  });
});

describe('children', () => {
  test('a child’s new number is only entered; crosses start with its second appearance', () => {
    const table = sitting({ children: [1] }, 2);
    table.throws('1 2 3 4 5');
    table.splits(0, '1+2 3+4 5a');
    expect(table.splits(1, '1+2 3+4 5a')).toContainEqual(
      expect.objectContaining({ seat: 1, mark: 'entered', column: 0 }),
    );
    expect(table.pad(0).extras[0]).toEqual({ number: 5, crosses: 1 });
    expect(table.pad(1).extras[0]).toEqual({ number: 5, crosses: 0 });
    table.throws('1 2 3 4 5');
    table.splits(1, '1+2 3+4 5');
    table.splits(0, '1+2 3+4 5');
    expect(table.pad(0).extras[0]).toEqual({ number: 5, crosses: 2 });
    expect(table.pad(1).extras[0]).toEqual({ number: 5, crosses: 1 });
    // The sums are crossed like anybody’s.
    expect(crosses(table.pad(1))).toEqual(crosses(table.pad(0)));
  });

  test('a child’s entered number is fixed: it is forced, and never entered twice', () => {
    const table = sitting({ children: [0] }, 1);
    alone(table, '1 4 4 4 4: 4+4 4+4 1a', '2 4 4 4 4: 4+4 4+4 2b', '3 4 4 4 4: 4+4 4+4 3c');
    expect(table.pad().extras.map((extra) => extra.crosses)).toEqual([0, 0, 0]);
    table.throws('3 4 5 6 6');
    expect(table.refusal(0, '3+4 5+6 6')?.code).toBe('extra.fifth');
    expect(table.refusal(0, '4+5 6+6 3c')?.code).toBe('extra.no-column');
  });

  test('a child needs one appearance more to be finished', () => {
    for (const [children, throws] of [
      [[], 8],
      [[0], 9],
    ] as const) {
      const table = sitting({ children: [...children] }, 1);
      alone(table, '1 2 3 4 5: 1+2 3+4 5c');
      while (table.state().throws < throws) alone(table, '1 2 3 4 5: 1+2 3+4 5');
      expect(table.pad().extras[2]?.crosses).toBe(8);
      expect(table.state().dice).toBeNull();
      expect(table.refusal(0, 'throw')).toEqual({ code: 'move.over' });
    }
  });
});

/** Writes as many pairs as the rows have boxes, two to a throw; an odd one is filled up. */
function fill(sums: readonly number[], pairs: Record<number, string>): string[] {
  const all = sums.flatMap((sum) => boxesOfRow('schmidt', sum).map(() => pairs[sum] as string));
  if (all.length % 2) all.push(all[0] as string);
  return Array.from({ length: all.length / 2 }, (_, n) => `${all[2 * n]} ${all[2 * n + 1]}`);
}

function nines(number: string, times: number): string[] {
  return new Array(times).fill(number);
}

function diceOf(pairs: string, fifth: string): string {
  return [...pairs.split(/[ +]/), fifth[0]].join(' ');
}
