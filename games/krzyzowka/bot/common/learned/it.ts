import type { LeaveWeights } from '../leave.ts';

/** Written by `npm run train -- --edition it --seed 1 --games 500 --rounds 2`. */
export const LEAVE_WEIGHTS: LeaveWeights = {
  // biome-ignore format: one line for the alphabet and the blank
  one: [2.7, -1.5, -1.6, -1.6, 2, -3.5, -5.8, -3.8, 3.7, 0, 0, 0.5, -0.6, -0.6, 1.1, -0.9, 0, 2.1, 0.6, -0.4, 0.2, -0.3, 0, 0, 0, 0.6, 0, 0, 0, 0, 0, 0, 5.5],
  // biome-ignore format: as above
  more: [-2.2, 0, -1.2, -3.4, 0, 0, 0.9, 0, 0.8, 0, 0, 1.6, -1.9, -4.8, -2.7, 2, 0, -1.1, -2, 0.3, -4.6, -1.9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.8],
  balance: [
    [-1.7, -0.5, -1.9, -2.1, -4.8, -0.1, -3],
    [0.1, 1.5, -1, -2.8, -1.9, -0.2],
    [1.9, -0.2, 2.5, -0.1, 2.9],
    [0.5, 2.6, 4.4, 1.5],
    [-3.7, 2.9, 0.2],
    [-1.8, 2.1],
    [-5.8],
  ],
};
