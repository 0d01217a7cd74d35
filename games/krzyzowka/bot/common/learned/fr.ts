import type { LeaveWeights } from '../leave.ts';

/** Written by `npm run train -- --edition fr --seed 1 --games 500 --rounds 2`. */
export const LEAVE_WEIGHTS: LeaveWeights = {
  // biome-ignore format: one line for the alphabet and the blank
  one: [1.1, -5, -1.7, -3.1, 0.8, -2.2, -1.7, -5.5, 2.5, -1.6, 0, -2.4, -2.6, -1.2, -1.7, -1.3, -4.6, 1.7, 4.4, 0.8, 0.2, -0.9, 0, -8.1, 0, 3.3, 0, 0, 0, 0, 0, 0, 10.2],
  // biome-ignore format: as above
  more: [1.7, 0, 0, -0.5, 0.2, 0, 0, 0, 0.6, 0, 0, -2.6, -1.1, -3, -5.3, 0.2, 0, -2.6, -1.4, -1.4, -3.1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  balance: [
    [-1.5, -0.7, -1.8, -2.6, -5.9, 0.3, -2.6],
    [0.5, 0.3, 2.9, 0.3, -0.6, -1.8],
    [0.7, 1.5, 2.6, 0.2, 1.5],
    [-0.6, 0.2, 0.2, 0.2],
    [1, -0.9, -1.1],
    [-1.2, -1.6],
    [0],
  ],
};
