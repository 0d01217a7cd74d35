import { readFile } from 'node:fs/promises';
import { type Coach, noChance, type Rated, type ReadTable } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { loadCoach } from '../coach/index.ts';
import type { Line } from '../coach/reasons.ts';
import {
  type Dice,
  extra,
  fillIn,
  isFinished,
  type Move,
  type Options,
  type Pad,
  padScore,
  SHEETS,
  type View,
} from '../rules/index.ts';
import { type Paper, viewOf } from './coach-positions.ts';
import { expectedScore, ROLLS, THROWS } from './coach-reference.ts';

const readTable: ReadTable = async (name) => {
  const file = await readFile(new URL(`../bot/tables/${name}`, import.meta.url));
  return new Uint8Array(file).buffer;
};

const coaches = {
  schmidt: await loadCoach({ sheet: 'schmidt' }, readTable),
  classic: await loadCoach({ sheet: 'classic' }, readTable),
};

function analysed(coach: Coach<View, Move, Line>, view: View, text: string) {
  const move = extra.notation.read(text) as Move;
  const [analysis] = [...coach.analyse({ view, move }, noChance)];
  if (!analysis) throw new Error('nothing was said');
  return analysis;
}

const written = ({ move }: Rated<Move>) => extra.notation.write(move);

/** Whatever is done now, the game is over: each column has one box left. */
const LAST: Paper['left'] = [
  [1, 1],
  [2, 1],
  [3, 1],
];

interface Position {
  readonly name: string;
  readonly paper: Paper;
  readonly dice: Dice;
  readonly options?: Partial<Options>;
  readonly best: string;
  readonly made: string;
  readonly error: number;
  readonly why: Line['key'];
}

/** Games that end with this decision: what each split is worth can be counted on paper. */
const ENDINGS: readonly Position[] = [
  {
    // Row 4: −200 → 0, and row 10 opened: −200. Both sevens: −200 − 200.
    name: 'takes a row off its wall',
    paper: { rows: { 4: 4 }, left: LAST },
    dice: [1, 1, 3, 4, 6],
    best: '1+3 4+6 1',
    made: '1+6 3+4 1',
    error: 200,
    why: 'extra.coach.cleared',
  },
  {
    // The same with every die turned over.
    name: 'takes its twin off its wall',
    paper: {
      rows: { 10: 4 },
      left: [
        [6, 1],
        [5, 1],
        [4, 1],
      ],
    },
    dice: [1, 3, 4, 6, 6],
    best: '1+3 4+6 6',
    made: '1+6 3+4 6',
    error: 200,
    why: 'extra.coach.cleared',
  },
  {
    // One new row with two crosses: −200; two new rows: −400.
    name: 'opens one row rather than two',
    paper: { left: LAST },
    dice: [1, 3, 4, 6, 1],
    best: '1+6 3+4 1',
    made: '1+4 3+6 1',
    error: 200,
    why: 'extra.coach.unopened',
  },
  {
    // Row 6: 40 → 80, row 10: 60 → 120. Two eights: −200.
    name: 'raises two rows',
    paper: { rows: { 6: 9, 10: 6 }, left: LAST },
    dice: [1, 2, 4, 4, 6],
    best: '2+4 4+6 1',
    made: '2+6 4+4 1',
    error: 300,
    why: 'extra.coach.unopened',
  },
  {
    // 12 with its eighth cross: 300 → 500, and 9: 50 → 100; against 10 and 11, which open.
    name: 'takes the long step from three times to five',
    paper: { rows: { 12: 7, 9: 7 }, left: LAST },
    dice: [3, 4, 5, 6, 6],
    best: '4+5 6+6 3',
    made: '4+6 5+6 3',
    error: 650,
    why: 'extra.coach.raised',
  },
  {
    // Row 2 is full: its cross is lost, and row 10 grows from 300 to 420; the others open two rows.
    name: 'loses a cross rather than open a row',
    paper: { rows: { 2: 9, 10: 9 }, left: LAST },
    dice: [1, 1, 2, 4, 6],
    best: '1+1 4+6 2',
    made: '1+4 1+6 2',
    error: 520,
    why: 'extra.coach.unopened',
  },
  {
    // Two crosses for row 5, 50 → 150, against one of them lost in row 2 and 10 opened.
    name: 'does not lose a cross that it can use',
    paper: { rows: { 2: 9, 5: 7, 10: 7 }, left: LAST },
    dice: [1, 1, 4, 4, 2],
    best: '1+4 1+4 2',
    made: '1+1 4+4 2',
    error: 300,
    why: 'extra.coach.lost',
  },
  {
    // On the classic sheet all walls are 4 and factors grow one by one: row 7, 90 → 150; else two new rows.
    name: 'counts by the classic sheet',
    paper: { rows: { 7: 8 }, left: LAST },
    options: { sheet: 'classic' },
    dice: [1, 2, 3, 4, 6],
    best: '1+6 3+4 2',
    made: '1+3 4+6 2',
    error: 460,
    why: 'extra.coach.unopened',
  },
  {
    name: 'takes both crosses of a double',
    paper: { rows: { 6: 7 }, left: LAST },
    dice: [1, 3, 3, 3, 3],
    best: '3+3 3+3 1',
    made: '1+3 3+3 3',
    // 6: −200 → 40, against 6 → 0 and row 4 opened.
    error: 240,
    why: 'extra.coach.unopened',
  },
  {
    // A child’s number is crossed from its second time on; the last box still ends the game.
    name: 'judges by the children’s rule',
    paper: { rows: { 3: 3, 11: 4 }, left: LAST },
    options: { children: [0] },
    dice: [1, 1, 2, 5, 6],
    best: '1+2 5+6 1',
    made: '1+6 2+5 1',
    // Row 3: −200 → 0, row 11: 0 → 70, against row 7 opened.
    error: 470,
    why: 'extra.coach.cleared',
  },
  {
    name: 'knows that nothing was to be decided',
    paper: { rows: { 2: 4 }, left: LAST },
    dice: [1, 1, 1, 1, 1],
    best: '1+1 1+1 1',
    made: '1+1 1+1 1',
    error: 0,
    why: 'extra.coach.better',
  },
];

describe('the coach of EXTRA! in games that end now', () => {
  test.each(ENDINGS)('$name', ({ paper, dice, options = {}, best, made, error, why }) => {
    const coach = coaches[options.sheet ?? 'schmidt'];
    const view = viewOf(paper, dice, options);
    const analysis = analysed(coach, view, made);
    const [found] = analysis.found as [Rated<Move, Line>];
    expect(written(found)).toBe(best);
    expect(analysis.error).toBe(error);
    expect(found.worth).toBe(finalScore(view, found.move));
    expect(analysis.isForced).toBe(made === best);
    expect(found.reasons.map(({ key }) => key)).toEqual(made === best ? [] : [why]);
    if (made !== best) expect(analysis.grade).toBe('large');
  });

  function finalScore({ options, pads }: View, move: Move): number {
    const sheet = SHEETS[options.sheet];
    if (move.do !== 'split') throw new Error('no split');
    const after = fillIn(sheet, pads[0] as Pad, move, options.children.includes(0));
    expect(isFinished(sheet, after)).toBe(true);
    return padScore(sheet, after);
  }
});

/** Games with one throw to come, which all 7,776 rolls can be counted for. */
const ONE_THROW_MORE: readonly (readonly [name: string, paper: Paper, dice: Dice])[] = [
  ['with rows on the edge of their walls', { rows: { 4: 4, 6: 7, 10: 4 } }, [1, 4, 5, 5, 6]],
  ['with rows that pay', { rows: { 5: 7, 8: 9, 9: 6 } }, [1, 4, 4, 5, 6]],
  ['with little on the paper', { rows: { 8: 3 } }, [1, 4, 4, 6, 6]],
];

describe('the coach of EXTRA! one throw before the end', () => {
  test.each(ONE_THROW_MORE)('%s', (_, { rows = {} }, dice) => {
    // The fifth die must be the 1, and then each column has one box left.
    const left = [
      [1, 2],
      [2, 1],
      [3, 1],
    ] as const;
    const view = viewOf({ rows, left }, dice);
    const [analysis] = [...coaches.schmidt.analyse({ view, move: null }, noChance)];
    expect(analysis?.found.length).toBeGreaterThan(1);
    for (const { move, worth } of analysis?.found.slice(0, 2) ?? []) {
      if (move.do !== 'split') throw new Error('no split');
      const after = fillIn(SHEETS.schmidt, view.pads[0] as Pad, move, false);
      expect(Math.abs(worth - expectedScore(SHEETS.schmidt, after))).toBeLessThan(8);
    }
  });
});

describe('the coach of EXTRA! in the middle of a game', () => {
  const DEEP = { rows: { 4: 3, 6: 4, 8: 4, 10: 3 } };

  test('goes on where ending is dear', () => {
    const left = [
      [1, 1],
      [2, 7],
      [3, 6],
    ] as const;
    const view = viewOf({ ...DEEP, left }, [1, 2, 3, 3, 5]);
    const { found, error } = analysed(coaches.schmidt, view, '2+3 3+5 1');
    expect(written(found[0] as Rated<Move>)).toBe('1+3 3+5 2');
    expect(found[0]?.reasons[0]?.key).toBe('extra.coach.goes-on');
    expect(error).toBeGreaterThan(200);
  });

  test('ends while the score is good', () => {
    // All rows that were begun are full: whatever comes can only open others.
    const rows = { 4: 10, 6: 13, 10: 10 };
    const left = [
      [1, 1],
      [2, 2],
      [3, 2],
    ] as const;
    const view = viewOf({ rows, left }, [1, 2, 2, 4, 6]);
    const { found, error } = analysed(coaches.schmidt, view, '1+2 4+6 2');
    const [best] = found as [Rated<Move, Line>];
    expect({ move: written(best), worth: best.worth }).toEqual({
      move: '2+2 4+6 1',
      worth: 7 * (60 + 40 + 60),
    });
    expect(best.reasons[0]?.key).toBe('extra.coach.ends');
    expect(error).toBeGreaterThan(200);
  });

  test('takes splits that leave the same paper for one', () => {
    const left = [
      [1, 5],
      [2, 5],
      [3, 5],
    ] as const;
    // A free throw: which of the dice is left out marks nothing.
    const { found } = analysed(coaches.schmidt, viewOf({ left }, [4, 4, 5, 5, 5]), '4+5 4+5 5');
    const papers = found.map(({ worth }) => worth.toFixed(6));
    expect(new Set(papers).size).toBe(papers.length);
  });

  test('does not mind the others’ paper while the game is long', () => {
    const view = viewOf({ rows: { 4: 2 } }, [1, 2, 3, 4, 5], {}, 3);
    const alone = viewOf({ rows: { 4: 2 } }, [1, 2, 3, 4, 5]);
    const text = '1+2 3+4 5a';
    const { found, error } = analysed(coaches.schmidt, view, text);
    expect({ found, error }).toMatchObject(
      (({ found, error }) => ({ found, error }))(analysed(coaches.schmidt, alone, text)),
    );
  });
});

describe('the luck of a throw', () => {
  const passage = (view: View) => ({
    step: 1,
    before: { ...view, dice: null },
    after: view,
    move: null,
  });

  test('is best minus mean, and the mean that of all 7,776 rolls', () => {
    const { schmidt } = coaches;
    const paper: Paper = { rows: { 4: 3, 6: 5 }, left: [[1, 4]] };
    let sum = 0;
    for (const [index, { dice, ways }] of THROWS.entries()) {
      const view = viewOf(paper, dice);
      const [analysis] = [...schmidt.analyse({ view, move: null }, noChance)];
      const best = analysis?.found[0]?.worth as number;
      sum += (ways * best) / ROLLS;
      if (index % 25 > 0) continue;
      const [luck] = [...schmidt.luck(passage(view), noChance)];
      expect(luck?.worth).toBeCloseTo(best, 6);
    }
    const [luck] = [...schmidt.luck(passage(viewOf(paper, [1, 2, 3, 4, 5])), noChance)];
    expect(luck?.mean).toBeCloseTo(sum, 6);
  });
});
