import { whyNotExclusive } from './exclusive/check.ts';
import { exclusiveChoices } from './exclusive/choices.ts';
import { whyNotHot } from './hot/check.ts';
import { hotChoices } from './hot/choices.ts';
import type { Move } from './move.ts';
import type { Refusal } from './refusal.ts';
import type { View } from './view.ts';

/** Why the viewer, being on turn, cannot make this move; null if nothing speaks against it. */
export function whyNot(view: View, move: Move): Refusal | null {
  return view.variant === 'hot' ? whyNotHot(view, move) : whyNotExclusive(view, move);
}

/** All moves that the viewer, being on turn, could make. */
export function choices(view: View): Move[] {
  return view.variant === 'hot' ? hotChoices(view) : exclusiveChoices(view);
}
