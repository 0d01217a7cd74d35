import type { LeaveWeights } from '../leave.ts';

/** Written by `npm run train -- --edition de --seed 1 --games 500 --rounds 2`. */
export const LEAVE_WEIGHTS: LeaveWeights = {
  // biome-ignore format: one line for the alphabet and the blank
  one: [-0.9, -4.9, -1.7, -4.8, -2.2, 4.5, -4, -1.8, -3.2, -1.1, -5.6, 0.4, 0.8, -2, 1.4, -3.1, -3, -2.4, 0, 0.5, 2.4, 2.4, -0.2, -3.5, -6.3, -4.1, 0, 0, -0.8, 0, 0, 0, 8.5],
  // biome-ignore format: as above
  more: [-3, 0, -0.6, 0, -2.3, -0.5, 0, -0.9, -2, -1.7, 0, 0, -0.9, -0.3, -1.4, 1.3, 0, 0, 0, -1.2, 0.8, -1.3, -2.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  balance: [
    [-0.1, 0.8, -0.2, 0, -1.5, -3.6, -4.8],
    [1.1, 0.3, 0.4, 1, -0.3, -1.4],
    [0.5, -0.6, 2.3, 1.7, 0.2],
    [-3.6, -1.3, 1.8, 0.7],
    [-1.9, -1.1, 0.9],
    [-2.5, 0.1],
    [0],
  ],
};
