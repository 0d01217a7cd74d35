import type { DailyTry } from '../store/daily-results.ts';
import type { Say } from './use-say.ts';

/** Games whose task has a goal that can be missed. */
const WITH_GOAL = ['extrablatt', 'fakty'];

/** What somebody reached, in a few words: "214 points". */
export function resultWords(
  say: Say,
  game: string,
  { score, won }: NonNullable<DailyTry['result']>,
): string {
  const reached =
    game === 'extrablatt'
      ? say('daily.copies', { copies: 1_000 * score })
      : say('daily.points', { count: score });
  return won || !WITH_GOAL.includes(game) ? reached : `${reached}, ${say('daily.missed')}`;
}
