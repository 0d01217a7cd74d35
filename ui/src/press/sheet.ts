/** Between A4 and Letter in shape, so both print it whole with even margins. */
export const PAGE = { width: 1000, height: 1340 } as const;

export const MARGIN = 44;
export const GUTTER = 28;
export const WIDTH = PAGE.width - 2 * MARGIN;

/** A part of the page that is still white. */
export interface Room {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly foot: number;
}
