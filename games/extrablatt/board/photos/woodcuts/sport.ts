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
  ring,
  shape,
  type Woodcut,
} from '../burin.ts';

/** Five corners around a middle. */
const pentagon = (x: number, y: number, radius: number, turned = 0) =>
  shape(
    ...Array.from({ length: 5 }, (_, corner) => {
      const angle = (2 * Math.PI * corner) / 5 - Math.PI / 2 + turned;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }).flat(),
  );

/** A ball in the net. */
const ball: Woodcut = [
  dark(lines(47, 40, 4, [1.2, 0.5])),
  // The net gives way around the ball.
  dark(
    each(15, (line) =>
      bow(4.5 * line - 8, 4, 4.5 * line - 2 + (line < 8 ? 4 : -2), 26, 4.5 * line + 10, 46, 0.42),
    ),
    each(15, (line) =>
      bow(4.5 * line + 8, 4, 4.5 * line + (line < 8 ? 5 : -3), 26, 4.5 * line - 10, 46, 0.42),
    ),
  ),
  dark(box(0, 0, 64, 3.6), box(0, 0, 3.6, 48)),
  light(cut(4, 1.4, 63, 1.4, 0.7), cut(1.4, 5, 1.4, 47, 0.7)),
  dark(disc(37, 25, 14.6)),
  light(disc(37, 25, 13.4)),
  dark(
    pentagon(37, 24, 5),
    ...[0, 1, 2, 3, 4].map((corner) => {
      const angle = (2 * Math.PI * corner) / 5 - Math.PI / 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return bar(37 + 4.6 * x, 24 + 4.6 * y, 37 + 9 * x, 24.4 + 9 * y, 0.7);
    }),
    shape(33.2, 12.6, 41, 12.6, 39.4, 15.6, 34.8, 15.6),
    shape(47, 18, 50.2, 23.4, 48.6, 26, 45.4, 21.6),
    shape(27, 18, 23.8, 23.4, 25.4, 26, 28.6, 21.6),
    shape(46.4, 34, 41, 37.8, 40.4, 33.4, 43.4, 31.2),
    shape(27.6, 34, 33, 37.8, 33.6, 33.4, 30.6, 31.2),
    each(5, (line) =>
      bow(
        43 + 1.2 * line,
        37 - 1.7 * line,
        50 + 0.2 * line,
        30 - 2 * line,
        50.4 - 0.4 * line,
        24 - 2.2 * line,
        0.4,
      ),
    ),
  ),
  dark(cut(12, 8, 21, 15, 0.8), cut(8, 14, 19, 19.6, 0.8), cut(8, 21, 18, 24, 0.8)),
];

const SPOKES = rays(24, 30, [2, 14.4], 22, 0.3) + rays(51, 40, [1, 5], 10, 0.28);

/** A rider on a penny-farthing. */
const pennyFarthing: Woodcut = [
  dark(lines(47.4, 45, 3, [1, 0.6]), lines(2, 20, 7, [0.8, 0.25])),
  light(disc(27, 12, 14, 12), disc(52, 8, 9, 3.6) + disc(46, 10, 7, 2.6)),
  dark(ring(24, 30, 15.6, 1.3), SPOKES, disc(24, 30, 1.8), ring(51, 40, 5.8, 1), disc(51, 40, 1.1)),
  // The backbone runs from the saddle around the large wheel down to the small one.
  dark(
    'M27.6 12.4C38 13 43 20 44.6 28C45.6 34 47.4 38.6 51.4 39.4L50.6 41C46 40.4 44 35 42.8 29C41.4 21.6 36 15 27.4 14Z',
    bar(24, 30, 22.4, 12, 1.4),
    bar(18, 12.6, 26, 11.6, 1.1),
    disc(17.6, 13, 1.1),
  ),
  // The rider: bowler hat, coat-tails, one leg down.
  dark(
    disc(27.6, 3.2, 3.2, 2.6),
    box(23, 4, 9.4, 1.1),
    disc(27.6, 6, 2.5, 2.8),
    'M25 8.6C23 9 22.6 12 23.4 15L31 15.6C33.6 17 36 19.4 38.6 19.6C36.4 16.6 35 10 30 8.6Z',
    'M24 14L30.6 14.8C30 18 27.4 21.6 26 24.6L28.4 31.4L26 32.4L22.6 24.6C22.8 21 23 17 24 14Z',
    shape(25.4, 31.6, 29.8, 32.6, 30.6, 34.4, 25.6, 34),
    'M26.4 9.6C23 10 20 11.4 18.2 12.2L18.8 14C21.4 13.4 25 13.4 27.4 12.6Z',
  ),
  light(
    cut(25, 4.5, 31, 4.5, 0.3),
    'M25.8 6C26.2 5.4 28 5.4 28.6 6C28.4 7.8 27.6 8.4 27 8.4C26.2 8.2 25.8 7 25.8 6Z',
    bow(28, 10, 30.4, 12.6, 34.4, 17.4, 0.5) +
      cut(25.6, 16, 24.6, 23, 0.5) +
      cut(20, 12.8, 25, 11.4, 0.35),
    bow(31, 14.4, 40, 16, 43.4, 28, 0.45),
  ),
  dark(disc(26.4, 6.4, 0.35), cut(25.4, 7.4, 27.6, 7.2, 0.4)),
  dark(cut(2, 28, 6, 28, 0.5), cut(1, 34, 6.4, 34, 0.5), cut(57.6, 36, 62, 36, 0.5)),
];

export const sport: readonly [Woodcut, Woodcut] = [ball, pennyFarthing];
