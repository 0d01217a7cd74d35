import { letterOf, type PathWord } from '@late/lexicon';
import {
  FIELDS,
  type Field,
  type Layout,
  layoutOf,
  neighboursOf,
  type Placement,
  type Position,
} from '../../rules/index.ts';
import { add, type FieldSet, fieldSet } from './field-set.ts';

/** A free field, and one where no token may lie. */
export const [FREE, CLOSED] = [-1, -2];

export const NEIGHBOURS: readonly (readonly Field[])[] = Array.from(
  { length: FIELDS },
  (_, field) => neighboursOf(field),
);

/** A board as a search walks over it: by field the letter, or that it is free or closed. */
export interface Ground {
  readonly letters: Int8Array;
  readonly free: FieldSet;
  readonly rings: readonly Ring[];
}

/** A bonus field with the light fields around it. */
export interface Ring {
  readonly points: number;
  readonly sides: FieldSet;
}

const known = new WeakMap<Layout, readonly Ring[]>();

function ringsOf(layout: Layout): readonly Ring[] {
  const rings =
    known.get(layout) ??
    [...layout.sides].map(([field, sides]) => ({
      points: layout.bonus.get(field) as number,
      sides: fieldSet(sides),
    }));
  known.set(layout, rings);
  return rings;
}

export function groundOf(position: Position): Ground {
  const layout = layoutOf(position);
  const letters = new Int8Array(FIELDS).fill(CLOSED);
  const free = fieldSet([]);
  for (const field of layout.light) {
    const token = position.board[field] ?? null;
    letters[field] = token === null ? FREE : letterOf(token);
    if (token === null) add(free, field);
  }
  return { letters, free, rings: ringsOf(layout) };
}

/** The ground once these tokens lie on it. */
export function groundWith({ letters, free, rings }: Ground, laid: readonly Placement[]): Ground {
  const after = Int8Array.from(letters);
  for (const { field, token } of laid) after[field] = letterOf(token);
  return {
    letters: after,
    free: freeAfter(
      free,
      laid.map(({ field }) => field),
    ),
    rings,
  };
}

function freeAfter({ low, high }: FieldSet, fields: readonly Field[]): FieldSet {
  const laid = fieldSet(fields);
  return { low: low & ~laid.low, high: high & ~laid.high };
}

/** The fields that are free once this word lies; written into `into`, since words are many. */
export function freeAfterWord({ low, high }: FieldSet, word: PathWord, into: FieldSet): void {
  into.low = low;
  into.high = high;
  for (let i = 0; i < word.length; i++) {
    if (word.laid[i] === 0) continue;
    const field = word.path[i] as number;
    if (field < 32) into.low &= ~(1 << field);
    else into.high &= ~(1 << (field - 32));
  }
}
