import type { Move } from '../rules/index.ts';

/** Of moves with the same key, one: the one that was made, if it is among them. */
export function distinct(
  moves: readonly Move[],
  made: Move | null,
  keyOf: (move: Move) => string,
): readonly Move[] {
  const byKey = new Map(moves.toReversed().map((move) => [keyOf(move), move]));
  if (made) byKey.set(keyOf(made), made);
  return [...byKey.values()].toReversed();
}
