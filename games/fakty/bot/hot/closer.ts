import { joy } from '../joy.ts';
import type { HotJudge } from './position.ts';

/** A die is fun, though not as much as closing a title. */
const FUN = 2;

/** Fills titles as a child does: never mind what they are worth, or who closes them next. */
export const hotCloser: HotJudge = ({ board, rolls }) =>
  board.reduce((sum, title) => sum + joy(title), rolls ? FUN : 0);
