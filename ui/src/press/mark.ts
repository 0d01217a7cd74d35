/** The typefaces of a printed page, as the house ships them. */
export const FONTS = {
  headline: '"Playfair Display Variable", Georgia, serif',
  body: '"Source Serif 4 Variable", Georgia, serif',
} as const;

export interface TypeStyle {
  readonly font: keyof typeof FONTS;
  readonly weight: number;
  readonly size: number;
  readonly italic?: boolean;
}

/** Something printed: a line of type, a rule or block of ink, a frame, or a little picture. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      /** The baseline. */
      readonly y: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly style: TypeStyle;
      readonly ink: string;
    }
  | {
      readonly kind: 'block' | 'frame';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly ink: string;
    }
  | {
      readonly kind: 'picture';
      /** As an SVG path writes it. */
      readonly path: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly ink: string;
      /** The part of the path that is printed, in its own units; all of it if nothing is said. */
      readonly part?: Part;
    };

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page that is composed and ready for the press. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  readonly marks: readonly Mark[];
}

/** How wide a line runs. */
export type Measure = (text: string, style: TypeStyle) => number;

/** How thick a frame is drawn. */
export const FRAME = 1.5;

export function fontOf({ font, italic, size, weight }: TypeStyle): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${FONTS[font]}`;
}
