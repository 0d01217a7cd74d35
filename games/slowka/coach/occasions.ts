import type { Decision, Occasion, Passage } from '@late/kernel';
import { isLastWord, type Move, type Token, type View, without } from '../rules/index.ts';
import { seatOf } from './desk.ts';

const TURNS: readonly Move['do'][] = ['word', 'exchange', 'pass'];

/** A turn of one's own. Doubts and votes are about what one knows of words, which no coach can judge. */
export function judges({ view, move }: Decision<View, Move>): boolean {
  const { end, tableWords, turn, viewer } = view;
  if (end || tableWords.vote || isLastWord(view) || viewer !== turn) return false;
  return move === null || TURNS.includes(move.do);
}

/** A turn is a decision once it is over: a word that is none may be tried again. The draw is chance. */
export function occasionsIn(passage: Passage<View, Move>): Occasion<View, Move>[] {
  const { step, before, after, move } = passage;
  const occasions: Occasion<View, Move>[] = [];
  if (before && move && judges({ view: before, move }) && !isTriedAgain(before, after, move))
    occasions.push({ step, kind: 'decision', decision: { view: before, move } });
  if (drawnIn(passage) > 0) occasions.push({ step, kind: 'chance', passage });
  return occasions;
}

function isTriedAgain(before: View, after: View, move: Move): boolean {
  return move.do === 'word' && after.turn === before.turn && after.tried.length > 0;
}

/** What a seat held on to before it drew. */
export function keptIn({ before, after, move }: Passage<View, Move>): readonly Token[] {
  const hand = before?.hands[seatOf(after)] ?? [];
  if (move?.do === 'word')
    return (
      without(
        hand,
        move.laid.map(({ token }) => token),
      ) ?? hand
    );
  return move?.do === 'exchange' ? (without(hand, move.tokens) ?? hand) : hand;
}

/** How many tokens came out of the pool; those of a word that was struck came back from the board. */
export function drawnIn(passage: Passage<View, Move>): number {
  const { before, after, move } = passage;
  if (after.end) return 0;
  const held = after.counts[seatOf(after)] as number;
  if (before && move?.do !== 'exchange' && before.pool.length === after.pool.length) return 0;
  if (before && isRefused(passage)) return 0;
  return Math.max(0, held - keptIn(passage).length);
}

/** A word of one's own that did not stay: its tokens are in the hand as before. */
function isRefused({ before, after, move }: Passage<View, Move>): boolean {
  return move?.do === 'word' && before !== null && sameTokens(before.board, after.board);
}

function sameTokens(one: View['board'], other: View['board']): boolean {
  return one.every((token, field) => token === other[field]);
}
