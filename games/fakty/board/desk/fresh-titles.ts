import type { Seat } from '@late/kernel';
import type { View } from '../../rules/index.ts';
import { closedTitlesOf } from './closed-titles.ts';

/** A headline that was just closed, whose it is, and what they got. */
export interface FreshTitle {
  readonly text: string;
  /** Null where nobody's points rose. */
  readonly by: Seat | null;
  readonly points: number;
}

export function freshTitles(before: View, now: View): FreshTitle[] {
  const known = new Set(closedTitlesOf(before).map(({ text }) => text));
  const gains = now.scores.map((score, seat) => score - (before.scores[seat] ?? score));
  // Where all write one page, it is whoever's points rose.
  const scorer = gains.findIndex((gain) => gain > 0);
  return closedTitlesOf(now).flatMap(({ seat, text }) => {
    if (known.has(text)) return [];
    const by = now.variant === 'hot' ? (scorer < 0 ? null : scorer) : seat;
    return [{ text, by, points: by === null ? 0 : (gains[by] ?? 0) }];
  });
}
