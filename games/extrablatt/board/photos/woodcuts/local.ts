import {
  bar,
  bow,
  box,
  cut,
  dark,
  disc,
  each,
  light,
  lines,
  ring,
  shape,
  type Woodcut,
} from '../burin.ts';

const bird = (x: number, y: number) =>
  bow(x - 2.6, y - 1, x - 1.2, y - 1.8, x, y, 0.5) +
  bow(x, y, x + 1.2, y - 1.8, x + 2.6, y - 1, 0.5);

/** A row of windows. */
const windows = (x: number, y: number, count: number, step: number) =>
  each(count, (index) => box(x + step * index, y, 2.2, 3.2));

/** The town hall and its clock. */
const townHall: Woodcut = [
  dark(lines(1, 30, 12, [0.9, 0.3])),
  light(disc(50, 10, 9, 3.4) + disc(44, 12.4, 8, 2.6) + disc(10, 17, 9, 3), disc(32, 16, 11, 15)),
  dark(
    box(31.6, 0, 0.8, 4),
    shape(25.6, 12, 32, 1.4, 38.4, 12),
    box(26.4, 11.4, 11.2, 36.6),
    box(25.2, 22.4, 13.6, 1.6),
    // The houses: a stepped gable on the left, a steep roof on the right.
    shape(
      2,
      48,
      2,
      30,
      5,
      30,
      5,
      27,
      8,
      27,
      8,
      24,
      11,
      24,
      11,
      21.6,
      14.6,
      21.6,
      14.6,
      24,
      17.6,
      24,
      17.6,
      27,
      20.6,
      27,
      20.6,
      30,
      26,
      30,
      26,
      48,
    ),
    shape(38, 48, 38, 34, 41, 34, 50, 22, 59, 34, 62, 34, 62, 48),
    box(54, 22, 3, 8),
  ),
  light(disc(32, 17, 4.6)),
  dark(
    ring(32, 17, 4, 0.5),
    each(12, (hour) => {
      const angle = (Math.PI * hour) / 6;
      return disc(32 + 3 * Math.sin(angle), 17 - 3 * Math.cos(angle), 0.3);
    }),
    bar(32, 17.2, 32, 14.2, 0.6) + bar(31.9, 17, 34, 18.2, 0.7),
  ),
  light(
    cut(28, 11, 31.6, 4.4, 0.5) + cut(30, 11.2, 32, 6, 0.4),
    box(29.4, 25.6, 2, 5) + box(32.8, 25.6, 2, 5),
    windows(6, 31.6, 4, 4.6) + windows(8.4, 26, 3, 4.4),
    windows(42, 35.6, 4, 4.8),
    box(48.9, 28.4, 2.2, 3),
    each(3, (row) =>
      cut(42.6 + 1.4 * row, 32.6 - 2.4 * row, 57.4 - 1.4 * row, 32.6 - 2.4 * row, 0.3),
    ),
    'M29.4 48V40C29.4 36.6 34.6 36.6 34.6 40V48Z',
    'M8 48V42.6C8 40.4 11.4 40.4 11.4 42.6V48Z',
    'M52 48V43.4C52 41 56 41 56 43.4V48Z',
    cut(3, 39, 25.4, 39, 0.4) + cut(39, 41, 61, 41, 0.4),
    cut(27.4, 13, 27.4, 46, 0.4),
  ),
  dark(bar(32, 38, 32, 48, 0.6), bird(14, 8), bird(20, 5), bird(57, 16)),
];

/** A clump of leaves, with the light on its upper side. */
const LEAVES = [
  [12, 10, 9, 7],
  [24, 6, 11, 7.4],
  [38, 7, 10, 7],
  [47, 7, 9, 5.6],
  [8, 19, 8, 5.6],
] as const;

/** A cat in a tree, a ladder below. */
const cat: Woodcut = [
  dark(lines(47.4, 44, 3, [1.2, 0.6]), lines(22, 40, 7, [0.25, 0.5])),
  light(disc(32, 28, 22, 12)),
  dark(
    'M26 48C28.6 40 28.4 33 27 26C26 20 20 17 14 15L15 12.4C21 14 25 15.4 28 18C29 12 28.6 8 28 4H33C32.6 9 32.6 13 33.4 17C37 14.6 42 13.6 47 13L47.6 15.6C41 17 36.6 20 35.4 25C34 33 34.6 41 38 48Z',
    'M34 25.4C41 24 48 25 57 26.4L57 28.6C48 27.6 41 27.6 34.4 29.4Z',
    LEAVES.map(([x, y, across, down]) => disc(x, y, across, down)).join(''),
  ),
  light(
    LEAVES.map(([x, y, across, down]) =>
      each(4, (leaf) =>
        bow(
          x - across * 0.66 + leaf * across * 0.36,
          y + down * 0.2 - (leaf % 2),
          x - across * 0.5 + leaf * across * 0.36,
          y - down * 0.7,
          x - across * 0.3 + leaf * across * 0.36,
          y - down * 0.1,
          0.55,
        ),
      ),
    ).join(''),
    bow(30, 44, 31.6, 34, 30.2, 24, 0.55) +
      bow(33.4, 45, 32.6, 36, 33.2, 28, 0.45) +
      cut(38, 26.6, 54, 27.2, 0.35),
  ),
  light(
    'M42.6 26C41.6 20 44 16.6 48 16.6C53 16.6 55.4 21 54.6 26Z',
    disc(46, 15.6, 4.5, 4),
    shape(41.8, 15, 42, 9, 46, 12, 50.2, 8.8, 50.4, 15),
  ),
  // The cat sits on the branch and is in no hurry.
  dark(
    'M43.6 26.6C42.6 21 44.6 17.4 48 17.4C52 17.4 54.4 21.4 53.6 26.8Z',
    disc(46, 15.6, 3.6, 3.1),
    shape(42.8, 14.6, 43, 10.6, 45.8, 12.8) + shape(46.4, 12.6, 49.2, 10.4, 49.4, 14.4),
    bow(53, 25.6, 60.6, 31, 56.4, 35.4, 1.3),
  ),
  light(
    disc(44.6, 15.2, 0.7, 0.8) + disc(47.6, 15.2, 0.7, 0.8),
    shape(45.6, 16.8, 46.6, 16.8, 46.1, 17.4),
    bow(48.6, 19.6, 52.4, 21, 52, 25.4, 0.4),
  ),
  dark(disc(44.7, 15.2, 0.28, 0.6) + disc(47.6, 15.2, 0.28, 0.6)),
  dark(
    bar(8, 48, 25, 21, 1.3) + bar(13.6, 48, 30, 22.6, 1.3),
    each(8, (rung) =>
      bar(9.8 + 2 * rung, 45.2 - 3.1 * rung, 15.2 + 1.94 * rung, 45.6 - 2.96 * rung, 0.9),
    ),
  ),
  dark(each(9, (blade) => cut(42 + 2.4 * blade, 48, 43 + 2.4 * blade, 44 - (blade % 3), 0.5))),
];

export const local: readonly [Woodcut, Woodcut] = [townHall, cat];
