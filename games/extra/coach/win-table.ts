import type { WinTable } from '@late/kernel';

/** Written by the command that it names. */
export const WIN_TABLE: WinTable = {
  command: 'late win extra --games 40 --seed 1',
  bySeats: {
    '2': {
      brier: 0.1757,
      stages: [
        {
          stage: 0.1,
          even: -0.002,
          span: 244.78,
        },
        {
          stage: 0.3,
          even: 0.005,
          span: 118.98,
        },
        {
          stage: 0.5,
          even: -0.006,
          span: 117.45,
        },
        {
          stage: 0.7,
          even: -0.124,
          span: 129.68,
        },
        {
          stage: 0.9,
          even: -0.058,
          span: 164.28,
        },
      ],
    },
    '3': {
      brier: 0.1405,
      stages: [
        {
          stage: 0.1,
          even: -0.685,
          span: 370.06,
        },
        {
          stage: 0.3,
          even: -0.611,
          span: 156.45,
        },
        {
          stage: 0.5,
          even: -0.566,
          span: 183.1,
        },
        {
          stage: 0.7,
          even: -0.551,
          span: 165.31,
        },
        {
          stage: 0.9,
          even: -0.496,
          span: 138.75,
        },
      ],
    },
    '4': {
      brier: 0.1139,
      stages: [
        {
          stage: 0.1,
          even: -1.088,
          span: 334.56,
        },
        {
          stage: 0.3,
          even: -0.995,
          span: 127.55,
        },
        {
          stage: 0.5,
          even: -0.952,
          span: 137.11,
        },
        {
          stage: 0.7,
          even: -0.92,
          span: 135.52,
        },
        {
          stage: 0.9,
          even: -0.822,
          span: 107.81,
        },
      ],
    },
    '5': {
      brier: 0.1103,
      stages: [
        {
          stage: 0.1,
          even: -1.374,
          span: 431.73,
        },
        {
          stage: 0.3,
          even: -1.258,
          span: 136.34,
        },
        {
          stage: 0.5,
          even: -1.17,
          span: 154.38,
        },
        {
          stage: 0.7,
          even: -1.111,
          span: 117.69,
        },
        {
          stage: 0.9,
          even: -0.993,
          span: 93.01,
        },
      ],
    },
    '6': {
      brier: 0.098,
      stages: [
        {
          stage: 0.1,
          even: -1.604,
          span: 897.89,
        },
        {
          stage: 0.3,
          even: -1.474,
          span: 236.56,
        },
        {
          stage: 0.5,
          even: -1.368,
          span: 162,
        },
        {
          stage: 0.7,
          even: -1.281,
          span: 120.38,
        },
        {
          stage: 0.9,
          even: -1.152,
          span: 94.31,
        },
      ],
    },
  },
};
