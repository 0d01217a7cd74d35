import type { Decision, Occasion, Passage } from '@late/kernel';
import {
  BLANK,
  type Desk,
  type Laid,
  type Move,
  type OwnView,
  type Placement,
} from '../../rules/index.ts';

/** While somebody works at their table. */
export function isAtWork({ mine, playing }: OwnView): boolean {
  return playing && (mine?.stage === 'laying' || mine?.stage === 'agreed');
}

/** What to do with one's tiles can be asked as long as one works on them; single steps decide nothing. */
export function judges({ view, move }: Decision<OwnView, Move>): boolean {
  return isAtWork(view) && (move === null || move.do === 'arrange');
}

/**
 * A round is one decision: the view in which its tiles were all there, and what lay on the table at its end. Tiles
 * that are dealt or swapped are chance.
 */
export function occasionsOf(way: readonly Passage<OwnView, Move>[]): Occasion<OwnView, Move>[] {
  const occasions: Occasion<OwnView, Move>[] = [];
  let begun: OwnView | null = null;
  for (const passage of way) {
    const { step, before, after } = passage;
    if (begun && before && isAtWork(before) && !isAtWork(after)) {
      const tiles = (before.mine as Desk).layout.map(placed);
      const decision = { view: begun, move: { do: 'arrange', tiles } as const };
      occasions.push({ step, kind: 'decision', decision });
      begun = null;
    }
    if (isAtWork(after) && isDealt(before, after)) {
      begun = after;
      occasions.push({ step, kind: 'chance', passage });
    }
  }
  return occasions;
}

function isDealt(before: OwnView | null, after: OwnView): boolean {
  if (!before || !isAtWork(before) || before.round !== after.round) return true;
  return String(before.mine?.tiles) !== String(after.mine?.tiles);
}

function placed({ row, column, tile, letter }: Laid): Placement {
  return tile === BLANK ? { row, column, tile, letter } : { row, column, tile };
}
