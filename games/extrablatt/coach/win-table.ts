import type { WinTable } from '@late/kernel';

/** Written by the command that it names. */
export const WIN_TABLE: WinTable = {
  command: 'late win extrablatt --games 25 --seed 1',
  bySeats: {
    '2': {
      brier: 0.158,
      stages: [
        {
          stage: 0.3,
          even: -0.089,
          span: 176.65,
        },
        {
          stage: 0.5,
          even: -0.018,
          span: 79.74,
        },
        {
          stage: 0.7,
          even: 0.008,
          span: 88.81,
        },
        {
          stage: 0.9,
          even: 0.104,
          span: 130.45,
        },
      ],
    },
    '3': {
      brier: 0.2198,
      stages: [
        {
          stage: 0.1,
          even: -0.782,
          span: 2929.53,
        },
        {
          stage: 0.3,
          even: -0.694,
          span: 311.29,
        },
        {
          stage: 0.5,
          even: -0.525,
          span: 93.22,
        },
        {
          stage: 0.7,
          even: -0.462,
          span: 121.27,
        },
        {
          stage: 0.9,
          even: -0.048,
          span: 44.43,
        },
      ],
    },
    '4': {
      brier: 0.1577,
      stages: [
        {
          stage: 0.1,
          even: -1.102,
          span: 616.7,
        },
        {
          stage: 0.3,
          even: -1.097,
          span: 178.78,
        },
        {
          stage: 0.5,
          even: -1.212,
          span: 2837.66,
        },
        {
          stage: 0.7,
          even: -0.928,
          span: 173.06,
        },
        {
          stage: 0.9,
          even: -0.254,
          span: 69.23,
        },
      ],
    },
  },
};
