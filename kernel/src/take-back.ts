import { logFault } from './replay-fault.ts';

/** The steps that stood, parted by an undo: where the first that goes was, what goes, and what of the rest stays. */
export interface Cut<Step> {
  readonly from: number;
  readonly gone: readonly Step[];
  readonly stays: readonly Step[];
}

/**
 * Looks at no more steps than from the last back to the first that goes. An undo may name moves and expiries
 * before it that still stand, each once, never the deal.
 */
export function cutBy<Step extends { readonly seq: number }>(
  length: number,
  stepAt: (index: number) => Step,
  seq: number,
  drops: readonly number[],
): Cut<Step> {
  const named = new Set(drops);
  const first = Math.min(...drops);
  const gone: Step[] = [];
  const stays: Step[] = [];
  let from = length;
  for (; from > 0; from--) {
    const step = stepAt(from - 1);
    if (step.seq < first) break;
    (named.has(step.seq) ? gone : stays).push(step);
  }
  const isSound = drops.length > 0 && first > 0 && gone.length === drops.length;
  if (!isSound) throw logFault(seq, 'record.undo');
  return { from, gone: gone.reverse(), stays: stays.reverse() };
}
