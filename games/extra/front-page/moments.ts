import type { Seat } from '@late/kernel';
import { boxesOf, ROWS, rowScore, SHEETS, type View, WALL_LOSS } from '../rules/index.ts';

/** A row of somebody's sheet as it ended. */
export interface Row {
  readonly seat: Seat;
  /** What its two dice add up to. */
  readonly sum: number;
  readonly points: number;
  readonly isFull: boolean;
}

/** Every row that was begun, the dearest first; of equal ones the earlier seat's. */
export function rowsOf({ options, pads }: View): Row[] {
  const sheet = SHEETS[options.sheet];
  return pads
    .flatMap(({ rows }, seat) =>
      Array.from({ length: ROWS }, (_, row) => {
        const crosses = rows[row] as number;
        const points = rowScore(sheet, row, crosses);
        return { seat, sum: row + 2, points, crosses, isFull: crosses === boxesOf(sheet, row) };
      }),
    )
    .filter(({ crosses }) => crosses > 0)
    .map(({ crosses: _, ...row }) => row)
    .sort((a, b) => b.points - a.points);
}

/** How many rows of each seat stayed at the wall. */
export function walledBy(view: View): number[] {
  const walled = rowsOf(view).filter(({ points }) => points === WALL_LOSS);
  return view.pads.map((_, seat) => walled.filter((row) => row.seat === seat).length);
}

/** The EXTRA number that came most often for one sheet. */
export function oftenest({ pads }: View): { seat: Seat; number: number; crosses: number } | null {
  const columns = pads.flatMap(({ extras }, seat) =>
    extras.filter(({ number }) => number > 0).map((extra) => ({ seat, ...extra })),
  );
  return columns.sort((a, b) => b.crosses - a.crosses)[0] ?? null;
}
