import type { Decision, Occasion, Passage } from '@late/kernel';
import type { Move, View } from '../rules/index.ts';

type Step = Passage<View, Move>;

/** What is chosen by oneself; the rest just happens, or is a matter of taste, as votes and objections are. */
const CHOSEN: Readonly<Record<View['variant'], readonly View['phase']['at'][]>> = {
  exclusive: ['opening', 'action', 'taken', 'second'],
  hot: ['discard', 'two', 'action', 'place'],
};

export function judges({ view }: Decision<View, Move>): boolean {
  const { active, options, phase, variant, viewer } = view;
  // What it weighs was learned against rivals.
  if (options.alone) return false;
  return viewer === active && CHOSEN[variant].includes(phase.at);
}

export function occasionsIn(passage: Step): Occasion<View, Move>[] {
  const { step, before, move } = passage;
  const occasions: Occasion<View, Move>[] = [];
  if (before && move && judges({ view: before, move }))
    occasions.push({ step, kind: 'decision', decision: { view: before, move } });
  if (!passage.after.options.alone && isChance(passage))
    occasions.push({ step, kind: 'chance', passage });
  return occasions;
}

/** The deal, one's own rolls and draws, and what a bug takes to a hand or out of it. */
function isChance(passage: Step): boolean {
  const { before, after, move } = passage;
  if (!before) return after.variant === 'exclusive';
  if (move) return move.do === 'roll' || move.do === 'bug' || move.do === 'draw';
  return lost(passage).length > 0;
}

/** What somebody else's bug took. */
export function lost({ before, after }: Step): readonly number[] {
  if (before?.variant !== 'exclusive' || after.variant !== 'exclusive') return [];
  const { phase } = after;
  if (phase.at !== 'taken' || phase.face !== 'bug' || before.phase.at !== 'action') return [];
  return before.hand.filter((tile) => !after.hand.includes(tile));
}
