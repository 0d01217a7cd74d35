import type { TypeStyle } from '@late/ui';

/** Between A4 and Letter in shape, so both print it whole with even margins. */
export const PAGE = { width: 1000, height: 1340 } as const;

export const MARGIN = 44;
export const GUTTER = 28;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const INK = '#1d1a16';
export const GREY = '#cfc8b8';
export const RED = '#b0121c';
export const PAPER = '#fffdf7';

export const SERIF: TypeStyle = { font: 'body', weight: 500, size: 19 };
export const BLACK: TypeStyle = { font: 'headline', weight: 900, size: 112 };

/** What is said on the page besides its headlines. */
export interface Imprint {
  readonly name: string;
  readonly date: string;
  readonly edition: string;
  /** Who won, as a sentence. */
  readonly winner: string;
  /** Everybody's points. */
  readonly staff: string;
}
