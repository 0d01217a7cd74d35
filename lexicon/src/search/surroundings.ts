/** The letters that lie around the fields of a board, one bit each. */
export interface Surroundings {
  /** By field: on its neighbours. */
  readonly near: Int32Array;
  /** By field: on the neighbours of its neighbours. */
  readonly wide: Int32Array;
}

export function surroundings(fields: number): Surroundings {
  return { near: new Int32Array(fields), wide: new Int32Array(fields) };
}

/** Looks around on a board that has the letter on each field, or less than 0. */
export function lookAround(
  { near, wide }: Surroundings,
  board: ArrayLike<number>,
  neighbours: readonly (readonly number[])[],
): void {
  for (const [field, beside] of neighbours.entries()) {
    let seen = 0;
    for (const next of beside) {
      const letter = board[next] as number;
      if (letter >= 0) seen |= 1 << letter;
    }
    near[field] = seen;
  }
  for (const [field, beside] of neighbours.entries()) {
    let seen = 0;
    for (const next of beside) seen |= near[next] as number;
    wide[field] = seen;
  }
}
