import type { Decided } from './review-state.ts';

/** How a decision is called: by its grade; where nothing is graded, by whether there was a shorter way. */
export function gradeOf({ analysis: { isForced, made, found, grade } }: Decided) {
  if (isForced) return 'forced';
  const isShorter = made !== null && (found[0]?.reasons.length ?? 0) > 0;
  return grade ?? (isShorter ? 'shorter' : 'none');
}
