import { describe, expect, test } from 'vitest';
import { GRADES, graded, type Scale } from '../src/index.ts';

const SCALE: Scale = [10, 20, 45];

describe('a grade', () => {
  test.each([
    [0, 'best'],
    [2, 'best'],
    [2.1, 'good'],
    [9.9, 'good'],
    [10, 'small'],
    [19.9, 'small'],
    [20, 'medium'],
    [44.9, 'medium'],
    [45, 'large'],
    [1000, 'large'],
  ])('for %s given away is "%s"', (loss, grade) => {
    expect(graded(loss, 2, SCALE).grade).toBe(grade);
  });

  test('is the best for whatever the coach cannot tell from it, however much that is', () => {
    expect(graded(30, 40, SCALE)).toEqual({ grade: 'best', accuracy: 100 });
  });

  test('falls with the loss, and so does the accuracy, from 100 to 0', () => {
    const losses = Array.from({ length: 500 }, (_, loss) => loss);
    const all = losses.map((loss) => graded(loss, 0, SCALE));
    for (const [index, { grade, accuracy }] of all.entries()) {
      const before = all[index - 1] ?? { grade: 'best', accuracy: 100 };
      expect(accuracy).toBeLessThanOrEqual(before.accuracy);
      expect(GRADES.indexOf(grade)).toBeGreaterThanOrEqual(GRADES.indexOf(before.grade));
    }
    expect(all[0]?.accuracy).toBe(100);
    expect(all.at(-1)?.accuracy).toBe(0);
    // As much as lichess makes of 15 points of a percent.
    expect(all[45]?.accuracy).toBeCloseTo(50.5, 0);
  });
});
