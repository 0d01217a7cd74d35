// Written by ../train/main.ts: odds of winning (logarithms) by the traits of a position.

export const OWN_WEIGHTS: readonly number[] = [
  -0.645, -0.31, 0.649, 0.0, 0.342, 0.1, 0.032, -0.395, -0.488, -0.666, -0.181, -0.349, -0.511,
  0.117, -0.114, 0.0, -0.04, -0.06, -0.416, 0.159, -0.248, -0.151, 0.034, 0.098,
];

export const RIVAL_WEIGHTS: readonly number[] = [
  -0.457, -0.1, 0.816, 0.0, 0.365, 0.047, 0.065, -0.475, 0.0, 0.0, -0.175, 0.0, 0.0, 0.183, 0.0,
  0.0, -0.748, -0.412, -0.631, 0.482, -0.503, 0.0, 0.0, 0.0,
];
