import type { Move, View } from '../../rules/index.ts';
import { blankDraft, type Draft } from './draft.ts';

/** What taps would have built up to make this move: so it is shown where it would lie. */
export function draftFor(view: View, move: Move): Draft {
  const blank = blankDraft(view);
  switch (move.do) {
    case 'lay':
    case 'move':
      return { ...blank, tiles: [move.tile], titles: [move.title] };
    case 'take':
    case 'remove':
    case 'discard':
      return { ...blank, tiles: [move.tile] };
    case 'swap':
      return { ...blank, tiles: [move.one, move.other], titles: [move.to, move.back] };
    case 'scrap':
      return { ...blank, titles: [move.title] };
    case 'bug':
      return { ...blank, seat: move.seat };
    default:
      return blank;
  }
}
