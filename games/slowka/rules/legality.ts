import { type Field, fieldNames, touch } from './fields.ts';
import type { Placement } from './move.ts';
import type { Refusal } from './refusal.ts';
import { layoutOf, type Position } from './state.ts';
import { type Token, without } from './tokens.ts';
import { withLaid } from './worth.ts';

/**
 * Which condition a word breaks, with the fields concerned; null if only the dictionary can object.
 * That laid tokens touch others by a side is not asked: every step of the path does.
 */
export function wordFault(
  position: Position,
  hand: readonly Token[],
  laid: readonly Placement[],
  path: readonly Field[],
): Refusal | null {
  return layingFault(position, hand, laid) ?? readingFault(position, laid, path);
}

/** What is wrong with where tokens were put. */
export function layingFault(
  position: Position,
  hand: readonly Token[],
  laid: readonly Placement[],
): Refusal | null {
  if (laid.length === 0) return { code: 'slowka.lay-one', rule: 'word' };
  const fields = laid.map(({ field }) => field);
  const layout = layoutOf(position);
  const onBonus = fields.filter((field) => layout.bonus.has(field));
  if (onBonus.length) return { code: 'slowka.bonus-field', params: named(onBonus), rule: 'board' };
  const taken = fields.filter((field) => position.board[field] !== null);
  if (taken.length) return { code: 'slowka.field-taken', params: named(taken), rule: 'word' };
  const twice = repeated(fields);
  if (twice.length) return { code: 'slowka.one-token-a-field', params: named(twice), rule: 'word' };
  const tokens = laid.map(({ token }) => token);
  return handFault(hand, tokens, 'word');
}

/** What is wrong with the way the word is read. */
function readingFault(
  position: Position,
  laid: readonly Placement[],
  path: readonly Field[],
): Refusal | null {
  const board = withLaid(position.board, laid);
  const empty = path.filter((field) => board[field] === null);
  if (empty.length) return { code: 'slowka.path-empty', params: named(empty), rule: 'path' };
  const twice = repeated(path);
  if (twice.length) return { code: 'slowka.path-twice', params: named(twice), rule: 'path' };
  const gap = path.findIndex((field, step) => step > 0 && !touch(path[step - 1] as Field, field));
  if (gap > 0)
    return { code: 'slowka.path-gap', params: named(path.slice(gap - 1, gap + 1)), rule: 'path' };
  const fields = laid.map(({ field }) => field);
  const left = fields.filter((field) => !path.includes(field));
  if (left.length) return { code: 'slowka.laid-unread', params: named(left), rule: 'word' };
  if (path.every((field) => fields.includes(field))) {
    return { code: 'slowka.no-old-token', params: named(path), rule: 'word' };
  }
  return null;
}

/** The first token that the hand does not hold, or not so often. */
export function handFault(
  hand: readonly Token[],
  tokens: readonly Token[],
  rule: 'word' | 'exchange',
): Refusal | null {
  const missing = tokens.find((_, place) => without(hand, tokens.slice(0, place + 1)) === null);
  if (missing === undefined) return null;
  return { code: 'slowka.not-in-hand', params: { token: missing.toUpperCase() }, rule };
}

function repeated(fields: readonly Field[]): Field[] {
  return [...new Set(fields.filter((field, place) => fields.indexOf(field) !== place))];
}

function named(fields: readonly Field[]) {
  return { fields: fieldNames(fields), count: fields.length };
}
