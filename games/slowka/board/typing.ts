import {
  DIRECTIONS,
  type Direction,
  type Field,
  layoutOf,
  stepFrom,
  type Token,
  tokenSetOf,
  withLaid,
  without,
} from '../rules/index.ts';
import { type Draft, extended, goesOn, type Table } from './draft.ts';
import { layToken } from './steps.ts';

export interface Typed {
  readonly draft: Draft;
  /** Where typing goes on. */
  readonly at: Field;
}

/**
 * Types a letter at a field: lays it there if the field is free. On a covered field it reads that
 * token, or else one beside the end of the word, or else lays one there, straight on if possible.
 */
export function typeLetter(
  table: Table,
  draft: Draft,
  at: Field,
  key: Token,
  heading: Direction,
): Typed | null {
  const { alphabet } = tokenSetOf(table.position.options);
  for (const letter of alphabet.meant(key)) {
    const typed = typeExactly(table, draft, at, letter, heading);
    if (typed) return typed;
  }
  return null;
}

function typeExactly(
  table: Table,
  draft: Draft,
  at: Field,
  letter: Token,
  heading: Direction,
): Typed | null {
  const board = withLaid(table.position.board, draft.laid);
  const ahead = DIRECTIONS.indexOf(heading);
  const around = [...DIRECTIONS.slice(ahead), ...DIRECTIONS.slice(0, ahead)].flatMap(
    (direction) => stepFrom(at, direction) ?? [],
  );
  const isFree = (field: Field) =>
    board[field] === null && !layoutOf(table.position).bonus.has(field);
  const lay = (field: Field): Typed | null => {
    const step = layToken(table, draft, letter, field);
    return 'draft' in step ? { draft: step.draft, at: field } : null;
  };
  if (isFree(at)) return lay(at);
  const readable = [at, ...around].find(
    (field) => board[field] === letter && goesOn(table, draft, field),
  );
  if (readable !== undefined) return { draft: extended(draft, readable), at: readable };
  const laid = draft.laid.map(({ token }) => token);
  const isHeld = without(table.hand, [...laid, letter]) !== null;
  const next = isHeld && draft.path.at(-1) === at ? around.find(isFree) : undefined;
  return next === undefined ? null : lay(next);
}
