import type { WinTable } from '@late/kernel';

/** Written by the command that it names. */
export const WIN_TABLE: WinTable = {
  command: 'late win slowka --games 80 --seed 1',
  bySeats: {
    '2': {
      brier: 0.2371,
      stages: [
        {
          stage: 0.1,
          even: -0.178,
          span: 18.74,
        },
        {
          stage: 0.3,
          even: -0.101,
          span: 15.35,
        },
        {
          stage: 0.5,
          even: -0.301,
          span: 11.72,
        },
        {
          stage: 0.7,
          even: -0.915,
          span: 10.44,
        },
        {
          stage: 0.85,
          even: -0.023,
          span: 15.52,
        },
        {
          stage: 0.95,
          even: 0.243,
          span: 10.96,
        },
      ],
    },
    '3': {
      brier: 0.1769,
      stages: [
        {
          stage: 0.1,
          even: -0.51,
          span: 16.61,
        },
        {
          stage: 0.3,
          even: -0.452,
          span: 13.04,
        },
        {
          stage: 0.5,
          even: -0.487,
          span: 16.05,
        },
        {
          stage: 0.7,
          even: -0.803,
          span: 22.17,
        },
        {
          stage: 0.85,
          even: -0.296,
          span: 12.36,
        },
        {
          stage: 0.95,
          even: -0.369,
          span: 8.93,
        },
      ],
    },
    '4': {
      brier: 0.1395,
      stages: [
        {
          stage: 0.1,
          even: -0.389,
          span: 9.53,
        },
        {
          stage: 0.3,
          even: -0.817,
          span: 13,
        },
        {
          stage: 0.5,
          even: -1.332,
          span: 19.43,
        },
        {
          stage: 0.7,
          even: -0.516,
          span: 11.01,
        },
        {
          stage: 0.85,
          even: -0.486,
          span: 8.29,
        },
        {
          stage: 0.95,
          even: -0.381,
          span: 5.29,
        },
      ],
    },
  },
};
