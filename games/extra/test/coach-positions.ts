import { BLANK_PAD, type Dice, type Options, type Pad, SHEETS, type View } from '../rules/index.ts';

/** Crosses by sum, and each column's number with the boxes that it has left. */
export interface Paper {
  readonly rows?: Readonly<Record<number, number>>;
  readonly left?: readonly (readonly [number: number, left: number])[];
}

export function padOf({ rows = {}, left = [] }: Paper, sheet: Options['sheet']): Pad {
  return {
    rows: BLANK_PAD.rows.map((_, row) => rows[row + 2] ?? 0),
    extras: BLANK_PAD.extras.map((blank, column) => {
      const [number, boxes] = left[column] ?? [0, 0];
      return number
        ? { number, crosses: (SHEETS[sheet].columns[column] as number) - boxes }
        : blank;
    }),
  };
}

/** What the seat sees that has to decide about a throw; others have blank paper. */
export function viewOf(paper: Paper, dice: Dice, changes: Partial<Options> = {}, seats = 1): View {
  const options: Options = { sheet: 'schmidt', dice: 'house', children: [], ...changes };
  return {
    viewer: 0,
    options,
    pads: [padOf(paper, options.sheet), ...new Array<Pad>(seats - 1).fill(BLANK_PAD)],
    roller: 0,
    dice,
    decided: new Array<boolean>(seats).fill(false),
    mine: null,
    last: null,
    throws: 20,
    result: null,
  };
}
