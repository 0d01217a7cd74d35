import type { Move, Split } from '../rules/index.ts';

/** A split as the move that makes it. */
export function splitMove({ pairs, fifth, column }: Split): Move {
  const [[a, b], [c, d]] = pairs;
  const split = {
    do: 'split',
    pairs: [
      [a, b],
      [c, d],
    ],
    fifth,
  } satisfies Move;
  return column === undefined ? split : { ...split, column };
}
