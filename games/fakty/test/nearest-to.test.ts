import { describe, expect, it } from 'vitest';
import { type Arrow, nearestTo } from '../board/nearest-to.ts';

const box = (left: number, top: number, width: number, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Two titles: what is laid is narrower than what is free, so their middles do not meet. */
const SUBJECT_3 = box(0, 0, 300);
const PREDICATE_3 = box(310, 0, 200);
const SUBJECT_4 = box(0, 50, 300);
const PREDICATE_4 = box(310, 50, 300);
const FIELDS = [SUBJECT_3, PREDICATE_3, SUBJECT_4, PREDICATE_4];

describe('arrows on a page of titles', () => {
  it.each<[string, typeof SUBJECT_3, Arrow, number]>([
    ['left stays in the title, however near the one above', PREDICATE_4, 'ArrowLeft', 2],
    ['right stays in the title', SUBJECT_3, 'ArrowRight', 1],
    ['up goes to the title above', PREDICATE_4, 'ArrowUp', 1],
    ['down goes to the title below', PREDICATE_3, 'ArrowDown', 3],
    ['at the edge there is nothing beyond', SUBJECT_3, 'ArrowUp', -1],
    ['from the last of a line down to what is there', box(700, 0, 60), 'ArrowDown', 3],
  ])('%s', (_, from, arrow, to) => {
    expect(nearestTo(from, FIELDS, arrow)).toBe(to);
  });
});
