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
  rays,
  shape,
  type Woodcut,
} from '../burin.ts';

/** A microphone on its stand. */
const microphone = (foot: number, x: number, y: number) => ({
  body: bar(foot, 40, x, y + 2, 0.9) + disc(x, y, 2.3, 3),
  halo: bar(foot, 40, x, y + 2, 2.2) + disc(x, y, 3, 3.7),
  grid: cut(x - 2, y - 1, x + 2, y - 1, 0.35) + cut(x - 2, y + 0.8, x + 2, y + 0.8, 0.35),
});
const MICROPHONES = [
  microphone(23, 14, 33),
  microphone(28, 22, 30),
  microphone(32, 31, 31.5),
  microphone(36, 40, 30),
  microphone(41, 49, 33.5),
];

/** A speaker behind a wall of microphones. */
const speaker: Woodcut = [
  dark(rays(31, 17, [13, 46], 44, 0.55)),
  light(disc(31, 16, 12)),
  dark(
    'M14 48C14 33 20 26 31 26C42 26 48 33 48 48Z',
    'M43 31C48 28 50 22 51 14L55 15C56 24 52 33 47 37Z',
    'M50.4 15L50 7C50 5.6 52 5.6 52.2 7L53 11L56 10C57.6 10 58 12 56.8 13L54.6 16.4Z',
    'M23.6 15C23 7 27 4.4 31.4 4.4C36.4 4.4 39.4 8 38.4 15C37.8 21 35.4 25.4 31 25.4C26.8 25.4 24 21 23.6 15Z',
  ),
  light(
    'M24.5 14.4C27 13.6 28 10.4 30 10.2C33 11.6 36 11 37.6 14.4C37.4 20.8 35 24.8 31 24.8C27 24.8 24.8 20.8 24.5 14.4Z',
    shape(27.5, 26.4, 34.5, 26.4, 31, 36),
    cut(18, 44, 24, 31, 0.5) +
      cut(21.5, 47, 26, 33, 0.5) +
      cut(44, 45, 38, 31, 0.5) +
      cut(40.5, 47, 36, 33, 0.5),
  ),
  dark(
    disc(31, 20.6, 2.4, 2),
    cut(26.8, 14.6, 29.8, 14.2, 0.7) + cut(32.4, 14.2, 35.2, 14.6, 0.7),
    disc(28.4, 16.2, 0.7) + disc(33.7, 16.2, 0.7),
    bow(31, 15.6, 32.4, 18, 30.6, 18.4, 0.4),
    shape(30, 27.4, 32, 27.4, 32.6, 34, 31, 36.4, 29.4, 34),
  ),
  dark(box(17, 39, 29, 9)),
  light(each(4, (line) => cut(19, 41.4 + 1.8 * line, 44, 41.4 + 1.8 * line, 0.45))),
  light(MICROPHONES.map(({ halo }) => halo).join('')),
  dark(MICROPHONES.map(({ body }) => body).join('')),
  light(MICROPHONES.map(({ grid }) => grid).join('')),
];

/** The dome of parliament, flag flying. */
const dome: Woodcut = [
  dark(lines(1, 33, 13, [1.1, 0.35])),
  light(
    disc(13, 15, 9, 3.4) + disc(8, 17, 7, 2.6) + disc(52, 21, 9, 3) + disc(57, 18.6, 6, 2.6),
    disc(32, 24, 18, 18),
  ),
  dark(
    box(31.5, 1, 0.9, 9),
    'M32.4 1.4C35 0.2 37 3 40 1.6C41 1.2 42 1.4 42.6 1.8L41.6 6C39 5 37 7.2 34.4 6C33.6 5.6 33 5.6 32.4 5.8Z',
    shape(30, 13, 30.6, 9.6, 33.4, 9.6, 34, 13),
    'M20 25C20 17 25 12.6 32 12.6C39 12.6 44 17 44 25Z',
    box(18.6, 24.6, 26.8, 2.2),
    box(20.4, 26, 23.2, 8),
    shape(9, 34.6, 32, 29.4, 55, 34.6),
    box(5, 34.4, 54, 2.2),
    box(7, 36, 50, 9),
    box(3, 44.6, 58, 4),
  ),
  light(
    bow(22.6, 24.4, 23.6, 17, 29.6, 13.6, 0.55) + bow(27, 24.4, 27.4, 18, 31, 13.4, 0.55),
    bow(37, 24.4, 36.6, 18, 33, 13.4, 0.4) + cut(32, 24.4, 32, 13.6, 0.4),
    each(6, (arch) => `M${22 + 3.6 * arch} 33V29.6A1 1 0 0 1 ${24 + 3.6 * arch} 29.6V33Z`),
    bow(14, 33.8, 32, 29.4, 50, 33.8, 0.45),
    each(10, (gap) => box(9.4 + 4.8 * gap, 37, 2.6, 7)),
    cut(4, 46, 60, 46, 0.5),
  ),
  dark(each(10, (gap) => cut(11 + 4.8 * gap, 38, 11 + 4.8 * gap, 44.6, 0.7))),
];

export const politics: readonly [Woodcut, Woodcut] = [speaker, dome];
