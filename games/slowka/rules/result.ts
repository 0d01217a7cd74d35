import type { Result, Seat } from '@late/kernel';
import { lettersPart } from './earlier.ts';
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

/** What a seat's best single word is worth where totals are equal; 0 without any. */
function bestWordOf({ version, words }: State, seat: Seat): number {
  const worth = lettersPart({ version }) ? ({ points }: LaidWord) => points : worthOfWord;
  return Math.max(0, ...words.filter((word) => word.seat === seat).map(worth));
}

export function resultOf(state: State): Result | null {
  const { end, hands, words } = state;
  if (end === null) return null;
  const scores = scoresOf(words, hands.length);
  const most = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const best = Math.max(...leaders.map((seat) => bestWordOf(state, seat)));
  return { scores, winners: leaders.filter((seat) => bestWordOf(state, seat) === best) };
}
