import type { Alphabet, PathWord } from '@late/lexicon';
import {
  FIELDS,
  type Field,
  type Layout,
  layoutOf,
  type Placement,
  type Position,
  tokenSetOf,
} from '../../rules/index.ts';
import { add, type FieldSet, fieldSet, remove } from './field-set.ts';

/** A free field, and one where no token may lie. */
export const [FREE, CLOSED] = [-1, -2];

/** A board as a search walks over it: by field the letter, or that it is free or closed. */
export interface Ground {
  readonly alphabet: Alphabet;
  /** By letter: the points of its token. */
  readonly values: Uint8Array;
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
  const { alphabet, values } = tokenSetOf(position.options);
  const letters = new Int8Array(FIELDS).fill(CLOSED);
  const free = fieldSet([]);
  for (const field of layout.light) {
    const token = position.board[field] ?? null;
    letters[field] = token === null ? FREE : alphabet.letterOf(token);
    if (token === null) add(free, field);
  }
  return {
    alphabet,
    values: Uint8Array.from(alphabet.letters, (letter) => values.get(letter) ?? 0),
    letters,
    free,
    rings: ringsOf(layout),
  };
}

/** The ground once these tokens lie on it. */
export function groundWith(ground: Ground, laid: readonly Placement[]): Ground {
  const after = {
    ...ground,
    letters: Int8Array.from(ground.letters),
    free: { ...ground.free },
  };
  for (const { field, token } of laid) {
    after.letters[field] = ground.alphabet.letterOf(token);
    remove(after.free, field);
  }
  return after;
}

/** The fields that are free once this word lies; written into `into`, since words are many. */
export function freeAfterWord(free: FieldSet, word: PathWord, into: FieldSet): void {
  into.low = free.low;
  into.high = free.high;
  for (let i = 0; i < word.length; i++) if (word.laid[i] === 1) remove(into, word.path[i] as Field);
}
