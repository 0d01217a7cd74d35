import type { WinTable } from '@late/kernel';

/** Written by the command that it names. */
export const WIN_TABLE: WinTable = {
  command: 'late win krzyzowka --games 80 --seed 1',
  bySeats: {
    '2': {
      brier: 0.1482,
      stages: [
        {
          stage: 0.1,
          even: -0.135,
          span: 8.45,
        },
        {
          stage: 0.3,
          even: 0.022,
          span: 17.15,
        },
        {
          stage: 0.5,
          even: -0.178,
          span: 17,
        },
        {
          stage: 0.7,
          even: -0.048,
          span: 18.33,
        },
        {
          stage: 0.85,
          even: -0.085,
          span: 15.66,
        },
        {
          stage: 0.95,
          even: -0.172,
          span: 8.24,
        },
      ],
    },
    '3': {
      brier: 0.1144,
      stages: [
        {
          stage: 0.1,
          even: -0.226,
          span: 48.55,
        },
        {
          stage: 0.3,
          even: -0.76,
          span: 15.67,
        },
        {
          stage: 0.5,
          even: -0.424,
          span: 8.61,
        },
        {
          stage: 0.7,
          even: -0.48,
          span: 9.59,
        },
        {
          stage: 0.85,
          even: -0.412,
          span: 10.37,
        },
        {
          stage: 0.95,
          even: -0.466,
          span: 5.25,
        },
      ],
    },
    '4': {
      brier: 0.1469,
      stages: [
        {
          stage: 0.1,
          even: -1.321,
          span: 23.55,
        },
        {
          stage: 0.3,
          even: -0.922,
          span: 22.11,
        },
        {
          stage: 0.5,
          even: -0.524,
          span: 16.78,
        },
        {
          stage: 0.7,
          even: -0.914,
          span: 13.64,
        },
        {
          stage: 0.85,
          even: -0.479,
          span: 22.37,
        },
        {
          stage: 0.95,
          even: -0.676,
          span: 7.08,
        },
      ],
    },
  },
};
