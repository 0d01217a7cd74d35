import type { LeaveWeights } from '../leave.ts';

/** Written by `npm run train -- --edition en --seed 1 --games 500 --rounds 2`. */
export const LEAVE_WEIGHTS: LeaveWeights = {
  // biome-ignore format: one line for the alphabet and the blank
  one: [1.3, -1.2, -0.4, 1.5, 1.7, -2.4, -0.9, -3.8, 0.1, -6.1, -3.5, 0.8, -1.7, 0.1, -0.7, -0.8, -8.1, 1.5, 4.7, 0.7, -0.4, -3.2, -4, -1.2, -1.9, -2.6, 0, 0, 0, 0, 0, 0, 11.4],
  // biome-ignore format: as above
  more: [-2.7, -0.3, 0, -2.5, 0, 0, 0, -0.9, -3.4, 0, 0, 2.5, -0.6, -3.9, -2.5, -2.3, 0, -3.4, -1.3, -3.7, -1.1, 0, 0, 0, -2.1, 0, 0, 0, 0, 0, 0, 0, 0.6],
  balance: [
    [0, -0.4, -1.1, -2.3, -2.9, -2.5, -3.6],
    [1.5, 0.4, 0.2, -0.3, -1.1, -0.2],
    [0, 0.4, 1.4, 1.1, 1.7],
    [0.5, 1.4, 0.9, -0.1],
    [-1.3, -0.6, -0.2],
    [-2.7, -0.7],
    [-0.6],
  ],
};
