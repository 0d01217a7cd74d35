import type { Seat } from '@late/kernel';
import { lastDuel, type View } from '../../rules/index.ts';

/** The seats that the table waits for. */
export function waitedFor(view: View): readonly Seat[] {
  const { phase } = view;
  switch (phase.at) {
    case 'over':
      return [];
    case 'cheques': {
      const { starter, rival } = phase.challenge;
      return [starter, rival].filter((_, index) => !phase.chosen[index]);
    }
    case 'ad':
    case 'duck':
      return [lastDuel(view).winner];
    default:
      return [view.active];
  }
}
