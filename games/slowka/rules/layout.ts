import { FIELDS, type Field, neighboursOf } from './fields.ts';

export const LAYOUT_NAMES = ['pairs'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** What is printed on the fields. */
export interface Layout {
  readonly start: Field;
  /** Where tokens may lie, in the order of the board; START among them. */
  readonly light: readonly Field[];
  /** The points of each bonus field. */
  readonly bonus: ReadonlyMap<Field, number>;
  /** By bonus field: the light fields around it. Bonus fields next to it need no token. */
  readonly sides: ReadonlyMap<Field, readonly Field[]>;
}

const BONUSES: Readonly<Record<string, number>> = { x: 10, y: 15 };

/** One sign a field: `.` light, `*` START, `x` bonus 10, `y` bonus 15. */
const PICTURES: Readonly<Record<LayoutName, string>> = {
  // Two pairs of bonus fields lie side by side, and none so near START that the second word closes it.
  pairs: `
     . y . . . .
    . x . . . y .
     . . . . . .
    . . . * . . .
     . . . . . .
    . y . . . x .
     . . . . y .
  `,
};

function read(picture: string): Layout {
  const signs = picture.split(/\s+/).filter((sign) => sign !== '');
  if (signs.length !== FIELDS) throw new Error(`${signs.length} fields are drawn, not ${FIELDS}`);
  const bonus = new Map<Field, number>();
  const light: Field[] = [];
  signs.forEach((sign, field) => {
    const points = BONUSES[sign];
    if (points === undefined) light.push(field);
    else bonus.set(field, points);
  });
  const isLight = (field: Field) => !bonus.has(field);
  const sides = new Map(
    [...bonus.keys()].map((field) => [field, neighboursOf(field).filter(isLight)]),
  );
  return { start: signs.indexOf('*'), light, bonus, sides };
}

export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = { pairs: read(PICTURES.pairs) };
