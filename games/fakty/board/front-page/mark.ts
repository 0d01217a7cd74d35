/** The two typefaces of the page, as the house ships them. */
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

/** Something printed: a line of type, a rule, or a block of grey that stands for small print. */
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
      readonly kind: 'block';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly ink: string;
    };

/** How wide a line runs. */
export type Measure = (text: string, style: TypeStyle) => number;

export function fontOf({ font, italic, size, weight }: TypeStyle): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${FONTS[font]}`;
}
