import { tilesOf } from '../../rules/index.ts';
import type { HotJudge } from './position.ts';

/** What the die is worth on average. */
const ROLL = 0.5;
/** The paper should get done: what a title with so many tiles is worth, whoever closes it. */
const PROGRESS = [0, 0.1, 0.3, 0.3] as const;

/** Counts points, special words and what its two tiles can do together; leaves a lot to the next. */
export const hotReporter: HotJudge = ({ board, gained, rolls }) =>
  board.reduce(
    (sum, title) => sum + (PROGRESS[tilesOf(title).length] ?? 0),
    gained + (rolls ? ROLL : 0),
  );
