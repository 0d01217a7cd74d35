import type { Result, Seat } from '@late/kernel';
import { type Grammar, grammarOf } from '../grammar.ts';
import { type Board, closedTitles, titleWorth } from '../title.ts';
import { turnsLeft } from './alone.ts';
import type { ExclusiveState } from './state.ts';

/** For the first to close an issue, and for the title that wins the vote. */
export const FIRST = 1;
export const BONUS = 1;

/** What the closed titles of a board are worth. */
export function boardScore(grammar: Grammar, board: Board): number {
  return closedTitles(board).reduce((sum, title) => sum + titleWorth(grammar, title), 0);
}

/** The points so far. */
export function scoresOf({ options, boards, first, phase, round }: ScoredState): number[] {
  const grammar = grammarOf(options);
  if (options.alone)
    return boards.map((board) => boardScore(grammar, board) + turnsLeft(board, round));
  const bonus = phase.at === 'over' ? (phase.bonus ?? null) : null;
  return boards.map(
    (board, seat) =>
      boardScore(grammar, board) + (seat === first ? FIRST : 0) + (seat === bonus ? BONUS : 0),
  );
}

type ScoredState = Pick<ExclusiveState, 'options' | 'boards' | 'first' | 'phase' | 'round'>;

export function leaders(scores: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

export function resultOf(state: ScoredState): Result | null {
  const { phase } = state;
  return phase.at === 'over' ? { scores: scoresOf(state), winners: phase.winners } : null;
}
