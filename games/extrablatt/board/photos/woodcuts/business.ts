import {
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

/** A pile of coins, seen from the side. */
const pile = (x: number, y: number, coins: number) => ({
  body: each(
    coins,
    (coin) => disc(x, y - 2 * coin, 5.4, 1.9) + box(x - 5.4, y - 2 * coin, 10.8, 1.2),
  ),
  rims: each(coins, (coin) =>
    bow(x - 5, y - 2 * coin + 0.2, x, y - 2 * coin + 3, x + 5, y - 2 * coin + 0.2, 0.35),
  ),
});
const SAVINGS = [pile(53, 44, 3), pile(9, 44.6, 5)];

/** A piggy bank and its savings. */
const piggy: Woodcut = [
  dark(lines(46, 40, 4, [1, 0.4]), lines(2, 16, 7, [0.9, 0.25])),
  light(disc(31, 12, 15, 10)),
  dark(
    disc(30, 29, 17, 12),
    'M42 21C48 20 52 23 52.6 28C53 33 48 37 43 36Z',
    disc(52, 29.4, 2.6, 4.4),
    'M38 19.6L45.6 14.4L46.4 23Z',
    'M18 37L17 46H23L25 40Z' + 'M36 40L37.4 46H43.4L43 36Z',
    ring(12, 26, 3, 1.1),
  ),
  light(
    each(6, (line) =>
      bow(
        17 + 2.2 * line,
        38 - 0.3 * line,
        13 + 2.6 * line,
        27,
        20 + 2.4 * line,
        19.6 - 0.2 * line,
        0.55,
      ),
    ),
    box(26, 17.4, 9, 1.5),
    disc(45.4, 25.6, 1.5),
    disc(52, 28, 0.8, 1.1) + disc(52, 31, 0.8, 1.1),
    bow(43, 33, 46, 35.4, 49.4, 33.4, 0.5),
    cut(41.6, 20.4, 45, 16.4, 0.5),
    cut(19.4, 45, 20.4, 39, 0.4) + cut(39.6, 45, 39, 39, 0.4),
  ),
  dark(disc(45.7, 25.9, 0.7), disc(31, 9, 6)),
  light(disc(31, 9, 4.9)),
  dark(ring(31, 9, 4.2, 0.5), bow(32.8, 6.8, 27.4, 9, 32.8, 11.2, 0.7)),
  dark(box(30.4, 5.6, 0.9, 6.8)),
  dark(cut(20, 6, 23.6, 7.4, 0.5), cut(42, 6, 38.4, 7.4, 0.5), cut(31, 16.6, 31, 15.4, 0.4)),
  dark(SAVINGS.map(({ body }) => body).join('')),
  light(SAVINGS.map(({ rims }) => rims).join('')),
];

/** A cloud of smoke that drifts to the right. */
const smoke = (x: number, y: number) =>
  [
    [x + 1, y - 1, 2.2],
    [x + 4, y - 3.4, 3],
    [x + 8.6, y - 5.2, 3.6],
    [x + 14, y - 6, 4.2],
  ] as const;
const CLOUDS = [...smoke(10, 15), ...smoke(24, 12), ...smoke(38, 17)];

/** Chimneys at full steam. */
const chimneys: Woodcut = [
  dark(lines(1, 28, 11, [1.2, 0.4])),
  dark(CLOUDS.map(([x, y, r]) => disc(x, y, r + 0.7, r * 0.86 + 0.6)).join('')),
  light(CLOUDS.map(([x, y, r]) => disc(x, y, r, r * 0.86)).join('')),
  dark(
    CLOUDS.map(([x, y, r]) =>
      bow(x - r * 0.5, y + r * 0.3, x + r * 0.3, y + r * 0.9, x + r * 0.7, y - r * 0.1, 0.5),
    ).join(''),
  ),
  dark(
    shape(8.4, 44, 9.2, 15, 12.2, 15, 13, 44) + box(8.6, 14.4, 4.2, 1.6),
    shape(22.4, 44, 23.2, 12, 26.4, 12, 27.2, 44) + box(22.6, 11.4, 4.4, 1.6),
    shape(36.4, 44, 37.2, 17, 40.2, 17, 41, 44) + box(36.6, 16.4, 4.2, 1.6),
    shape(0, 48, 0, 32, 10, 27, 10, 32, 20, 27, 20, 32, 30, 27, 30, 32, 40, 27, 40, 48),
    shape(38, 48, 38, 35, 51, 29.6, 64, 35, 64, 48),
  ),
  light(
    cut(10, 17, 9.6, 27, 0.5) + cut(24, 14, 23.6, 27, 0.5) + cut(38, 19, 37.6, 27, 0.5),
    each(4, (roof) => cut(1 + 10 * roof, 32.4, 9.4 + 10 * roof, 28.2, 0.6)),
    each(6, (window) => box(3 + 6 * window, 35.6, 3.6, 4)),
    each(4, (window) => box(42 + 5.4 * window, 37, 3, 3)),
    shape(48, 48, 48, 43, 51, 41.6, 54, 43, 54, 48),
    cut(40, 35.4, 51, 30.8, 0.5) + cut(62, 35.4, 51, 30.8, 0.5),
    cut(1, 43.4, 37, 43.4, 0.5),
  ),
  dark(
    each(6, (window) => box(4.6 + 6 * window, 35.6, 0.5, 4) + box(3 + 6 * window, 37.4, 3.6, 0.5)),
  ),
];

export const business: readonly [Woodcut, Woodcut] = [piggy, chimneys];
