import type { Board } from '../../rules/index.ts';
import { fullness } from '../fullness.ts';
import type { Judge } from './position.ts';

/**
 * Closes titles: sees its own board and counts tiles; the words on them and the rivals do not
 * matter to it. The easy bot.
 */
export const closer: Judge = ({ boards, me }) =>
  (boards[me] as Board).reduce((sum, title) => sum + fullness(title), 0);
