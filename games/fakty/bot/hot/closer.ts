import { fullness } from '../fullness.ts';
import type { HotJudge } from './position.ts';

/** A roll counts, though not as much as closing a title. */
const ROLL = 2;

/** Fills titles, whatever they are worth and whoever closes them next: the easy bot. */
export const hotCloser: HotJudge = ({ board, rolls }) =>
  board.reduce((sum, title) => sum + fullness(title), rolls ? ROLL : 0);
