import type { SeatLabel } from '@late/ui';
import {
  type Field,
  fieldName,
  layoutOf,
  openSides,
  tokenValue,
  type View,
  withLaid,
} from '../rules/index.ts';
import type { Draft } from './draft.ts';
import type { Say } from './use-say.ts';

/** Who closed which bonus field; a word that may yet be struck has closed nothing. */
export function closers({ words }: Pick<View, 'words'>): ReadonlyMap<Field, number> {
  return new Map(
    words.flatMap(({ closed, seat }) => closed.map((field) => [field, seat] as const)),
  );
}

/** A field in words: its name, what is printed or lies there, and its place in the word. */
export function fieldWords(
  say: Say,
  view: View,
  draft: Draft,
  seats: readonly SeatLabel[],
  field: Field,
): string {
  const parts = [fieldName(field)];
  const { bonus, start } = layoutOf(view);
  const points = bonus.get(field);
  if (points !== undefined)
    return [...parts, bonusWords(say, view, seats, field, points)].join(', ');
  if (field === start) parts.push(say('slowka.board.start'));
  const token = withLaid(view.board, draft.laid)[field];
  if (token == null) return [...parts, say('slowka.board.free')].join(', ');
  const params = { letter: token.toUpperCase(), value: tokenValue(view.options, token) };
  parts.push(say('slowka.board.token', params));
  if (draft.laid.some((placed) => placed.field === field))
    parts.push(say('slowka.board.just-laid'));
  const step = draft.path.indexOf(field) + 1;
  if (step > 0) parts.push(say('slowka.board.step', { step }));
  return parts.join(', ');
}

function bonusWords(
  say: Say,
  view: View,
  seats: readonly SeatLabel[],
  field: Field,
  bonus: number,
): string {
  const closer = closers(view).get(field);
  if (closer !== undefined) {
    if (seats[closer]?.you) return say('slowka.board.bonus-closed-by-you', { bonus });
    return say('slowka.board.bonus-closed', { bonus, name: seats[closer]?.name ?? '' });
  }
  return say('slowka.board.bonus-open', { bonus, count: openSides(view, field) });
}
