import { type Board, isComplete } from '../title.ts';
import type { ExclusiveState } from './state.ts';

/** Within so many turns one who is alone is to close all three titles. */
export const TURNS_ALONE = 18;

/** A complete issue ends the task at once; so does the last turn. */
export function isOverAlone(
  { first, options, round }: Pick<ExclusiveState, 'first' | 'options' | 'round'>,
  isTurnOver: boolean,
): boolean {
  return options.alone === true && (first !== null || (isTurnOver && round >= TURNS_ALONE));
}

/** A complete issue earns a point for every turn that was left. */
export function turnsLeft(board: Board, round: number): number {
  return isComplete(board) ? Math.max(0, TURNS_ALONE - round) : 0;
}
