/** The eleven sums of two dice; row index = sum − 2. */
export const ROWS = 11;
export const COLUMNS = 3;

export const SHEET_NAMES = ['schmidt', 'classic'] as const;
export type SheetName = (typeof SHEET_NAMES)[number];

/**
 * Where the length of a row's wall comes from: it is known of the printed sheet, its twin across the 7
 * is known, or it is our choice because no source tells.
 */
export type WallSource = 'known' | 'mirrored' | 'ours';

/** What is printed on the paper. */
export interface Sheet {
  /** A row's points, multiplied by the factor that it reaches. */
  readonly points: readonly number[];
  /** How many −200 boxes stand at the start of each row: the wall. After it come one 0 box and the factors. */
  readonly wall: readonly number[];
  readonly wallSources: readonly WallSource[];
  readonly factors: readonly number[];
  /** Boxes of the three EXTRA columns, left to right; the last box of each ends the game. */
  readonly columns: readonly [number, number, number];
}

export const WALL_LOSS = -200;

const POINTS = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];

const repeat = (source: WallSource, count: number) => Array<WallSource>(count).fill(source);

export const SHEETS: Readonly<Record<SheetName, Sheet>> = {
  schmidt: {
    points: POINTS,
    wall: [3, 3, 4, 5, 7, 7, 7, 5, 4, 3, 3],
    wallSources: [
      ...repeat('known', 3),
      'ours',
      ...repeat('known', 3),
      'ours',
      'mirrored',
      'known',
      'mirrored',
    ],
    factors: [1, 2, 3, 5, 7],
    columns: [10, 9, 8],
  },
  classic: {
    points: POINTS,
    wall: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    wallSources: repeat('known', ROWS),
    factors: [1, 2, 3, 4, 5],
    columns: [8, 8, 8],
  },
};

export function boxesOf(sheet: Sheet, row: number): number {
  return (sheet.wall[row] as number) + 1 + sheet.factors.length;
}

/** What a row with so many crosses is worth. */
export function rowScore(sheet: Sheet, row: number, crosses: number): number {
  if (crosses === 0) return 0;
  const past = crosses - (sheet.wall[row] as number);
  if (past <= 0) return WALL_LOSS;
  return past === 1 ? 0 : (sheet.points[row] as number) * (sheet.factors[past - 2] as number);
}
