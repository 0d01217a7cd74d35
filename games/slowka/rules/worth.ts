import { type Field, neighboursOf } from './fields.ts';
import type { Placement } from './move.ts';
import { type Board, layoutOf, type Position } from './state.ts';
import { type Token, tokenValue } from './tokens.ts';

export function withLaid(board: Board, laid: readonly Placement[]): Board {
  const after = [...board];
  for (const { field, token } of laid) after[field] = token;
  return after;
}

/** The letters along a path; fields without a token read as nothing. */
export function readPath(board: Board, path: readonly Field[]): string {
  return path.map((field) => board[field] ?? '').join('');
}

/** How many sides of a bonus field are still open; 0 when it is closed. */
export function openSides(position: Position, bonusField: Field): number {
  const sides = layoutOf(position).sides.get(bonusField) ?? [];
  return sides.filter((field) => position.board[field] === null).length;
}

/** What a word would earn, whether or not it is one. */
export interface Worth {
  readonly word: string;
  readonly points: number;
  readonly bonus: number;
  /** The bonus fields that it would close. */
  readonly closed: readonly Field[];
}

export function worthOf(
  position: Position,
  laid: readonly Placement[],
  path: readonly Field[],
): Worth {
  const board = withLaid(position.board, laid);
  const layout = layoutOf(position);
  const near = new Set(laid.flatMap(({ field }) => neighboursOf(field)));
  const after = { options: position.options, board };
  const closed = [...layout.bonus.keys()].filter(
    (field) => near.has(field) && openSides(after, field) === 0,
  );
  const word = readPath(board, path);
  return {
    word,
    points: [...word].reduce((sum, token: Token) => sum + tokenValue(position.options, token), 0),
    bonus: closed.reduce((sum, field) => sum + (layout.bonus.get(field) as number), 0),
    closed,
  };
}
