import type { Decision, Occasion, Passage } from '@late/kernel';
import { type CommonView, isLastWord, type Move, type Tile, without } from '../../rules/index.ts';
import { seatOf } from './desk.ts';

const TURNS: readonly Move['do'][] = ['lay', 'exchange', 'pass'];

/** A turn of one's own. Doubts and votes are about what one knows of words, which no coach can judge. */
export function judges({ view, move }: Decision<CommonView, Move>): boolean {
  const { active, ended, tableWords, viewer } = view;
  if (ended || tableWords.vote || isLastWord(view) || viewer !== active) return false;
  return move === null || TURNS.includes(move.do);
}

/** A turn is a decision once it is over: a word that is none may be tried again. The draw is chance. */
export function occasionsIn(passage: Passage<CommonView, Move>): Occasion<CommonView, Move>[] {
  const { step, before, after, move } = passage;
  const occasions: Occasion<CommonView, Move>[] = [];
  const isTriedAgain = move?.do === 'lay' && after.tries > 0;
  if (before && move && judges({ view: before, move }) && !isTriedAgain)
    occasions.push({ step, kind: 'decision', decision: { view: before, move } });
  if (drawnIn(passage) > 0) occasions.push({ step, kind: 'chance', passage });
  return occasions;
}

/** What a seat held on to before it drew. */
export function keptIn({ before, after, move }: Passage<CommonView, Move>): readonly Tile[] {
  const hand = before?.mine ?? [];
  const isLaid = before !== null && after.table.length > before.table.length;
  if (move?.do === 'lay' && isLaid)
    return without(
      hand,
      move.tiles.map(({ tile }) => tile),
    );
  return move?.do === 'exchange' ? without(hand, move.tiles) : hand;
}

/** How many tiles came out of the bag; those of a word that was struck came back from the table. */
export function drawnIn(passage: Passage<CommonView, Move>): number {
  const { before, after, move } = passage;
  if (after.ended) return 0;
  if (before && move?.do !== 'exchange' && before.bag <= after.bag) return 0;
  return Math.max(0, (after.counts[seatOf(after)] as number) - keptIn(passage).length);
}
