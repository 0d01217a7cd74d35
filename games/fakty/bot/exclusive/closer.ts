import type { Board } from '../../rules/index.ts';
import { joy } from '../joy.ts';
import type { Judge } from './position.ts';

/**
 * Likes closing titles, as a child does: sees its own board, counts tiles, and leaves the words on
 * them, the rivals and its plans to luck.
 */
export const closer: Judge = ({ boards, me }) =>
  (boards[me] as Board).reduce((sum, title) => sum + joy(title), 0);
