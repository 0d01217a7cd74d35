import type { SeatReview } from '@late/table/review';
import { expect, test } from 'vitest';
import { Calibration, faultsOf, type LevelCalibration } from '../src/calibration.ts';

function review(seat: number, figures: Partial<SeatReview>): SeatReview {
  const nothing = { decisions: 1, forced: 0, error: 0, errorSe: 0, luck: 0, luckSe: 0 };
  const graded = { accuracy: 100, grades: {} as SeatReview['grades'], perDecision: 0 };
  return { seat, ...nothing, ...graded, start: 0, final: 0, even: 0, bias: 0, ...figures };
}

/** Two games at a table whose seats all have the luck of the throws: 10, then −10. */
function played(seats: number): LevelCalibration {
  const calibration = new Calibration();
  for (const luck of [10, -10]) {
    const reviews = Array.from({ length: seats }, (_, seat) => review(seat, { luck }));
    calibration.add({ counts: 'score', reviews }, new Array(seats).fill('hard'));
  }
  return calibration.report()[0] as LevelCalibration;
}

test('seats that share their luck do not make it surer', () => {
  expect(played(4)).toEqual(played(1));
  expect(played(4)).toMatchObject({ games: 2, luck: { mean: 0, se: 10 }, rival: null });
});

test('with one rival it says what of the bias they brought', () => {
  const calibration = new Calibration();
  const reviews = [review(0, { error: 4, luck: 3 }), review(1, { error: 9, luck: -2 })];
  calibration.add({ counts: 'lead', reviews }, ['hard', 'easy']);
  const [hard, easy] = calibration.report();
  expect(hard?.rival?.mean).toBe(9 + 2);
  expect(easy?.rival?.mean).toBe(4 - 3);
});

test('finds luck that is not even and levels that do not differ clearly', () => {
  const at = (level: 'easy' | 'medium' | 'hard', luck: number, error: number) =>
    ({
      level,
      luck: { mean: luck, se: 1 },
      perDecision: { mean: error, se: 1 },
    }) as LevelCalibration;
  expect(faultsOf([at('easy', 2.9, 20), at('medium', -2.9, 10), at('hard', 0, 0)])).toEqual([]);
  expect(faultsOf([at('easy', -3.1, 20), at('medium', 0, 16), at('hard', 0, 0)])).toEqual([
    'the luck of easy is not 0',
    'medium does not err clearly less than the level below',
  ]);
});
