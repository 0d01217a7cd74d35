import type { LeaveWeights } from '../leave.ts';

/** Written by `npm run train -- --edition pl --seed 1 --games 1500 --rounds 3`. */
export const LEAVE_WEIGHTS: LeaveWeights = {
  // biome-ignore format: one line for the alphabet and the blank
  one: [0.6, -0.4, -0.2, 0.4, -4.6, 0.6, 0, -1.9, -2.4, -1.5, -4.6, 0.2, -1.7, 0.1, 0.3, -0.3, 1.9, 0.2, -3.3, 0.7, -7.3, -1.2, 0.2, -0.4, -4.5, -2.5, 0.8, 0.8, -1, 0.1, -7.8, -1.2, 11.7],
  // biome-ignore format: as above
  more: [-0.5, 0, 0, -1.9, 0, -3.8, -3.3, 0, 0, 0, 0, -3.2, 0, -1.8, 0.2, 0, -1.7, -3.3, 0, -1.2, 0, -5.3, -3.2, -2.9, 0, -1, -1, -0.6, -2.2, -3.9, 0, 0, 1.7],
  balance: [
    [0, -0.2, 0.3, -1.2, -1.8, -4.9, -5.8],
    [0.8, 1.1, 0.9, 0.4, -0.8, -3.2],
    [0.9, 1.8, 2, 0.8, 2.7],
    [0.5, 2.3, 0.9, 0],
    [-1.3, -1.6, 2],
    [-3.2, -1.5],
    [-3.1],
  ],
};
