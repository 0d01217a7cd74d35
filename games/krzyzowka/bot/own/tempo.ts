import type { Options } from '../../rules/index.ts';
import type { Level } from '../levels.ts';

const MINUTE = 60_000;
/** More time than that makes nobody slower. */
const LONGEST_ROUND = { 2: 6, 3: 2.5 } as const;

/** How long the work of a round takes, in milliseconds. */
export function workTime({ game, minutes }: Options, { time }: Level): number {
  if (game === 1) return 0;
  const longest = LONGEST_ROUND[game];
  const round = MINUTE * (minutes === 'off' ? longest : Math.min(minutes, longest));
  return round * (game === 2 ? time.crossword : time.word);
}
