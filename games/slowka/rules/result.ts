import type { Result, Seat } from '@late/kernel';
import type { LaidWord, State } from './state.ts';

export function worthOfWord({ points, bonus }: LaidWord): number {
  return points + bonus;
}

/** What the pad comes to, by seat. */
export function scoresOf(words: readonly LaidWord[], seats: number): number[] {
  const scores = new Array<number>(seats).fill(0);
  for (const word of words) (scores[word.seat] as number) += worthOfWord(word);
  return scores;
}

/** A seat's best single word with its bonus; 0 without any. */
export function bestWordOf(words: readonly LaidWord[], seat: Seat): number {
  return Math.max(0, ...words.filter((word) => word.seat === seat).map(worthOfWord));
}

export function resultOf({ end, hands, words }: State): Result | null {
  if (end === null) return null;
  const scores = scoresOf(words, hands.length);
  const most = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const best = Math.max(...leaders.map((seat) => bestWordOf(words, seat)));
  return { scores, winners: leaders.filter((seat) => bestWordOf(words, seat) === best) };
}
