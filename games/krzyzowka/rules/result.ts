import type { Result } from '@late/kernel';

/** Most points wins; equal points share the win. */
export function resultOf(scores: readonly number[]): Result {
  const most = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
}
