import { nameOf } from '@late/games';
import { DAILY_TASKS, taskName } from '@late/games/daily';
import type { DailyTry } from '../store/daily-results.ts';
import { resultWords } from './result-words.ts';
import type { Say } from './use-say.ts';

/** A deal that was played to its end, as it is told to others: nothing of what was dealt. */
export interface SharedResult {
  readonly name: string;
  readonly reached: string;
}

/** In the order of the page; a task that was played in several languages is told once each. */
export function sharedResults(say: Say, tries: readonly DailyTry[]): SharedResult[] {
  return DAILY_TASKS.flatMap((task) => {
    const name = taskName(task);
    const own = tries.filter((one) => one.task === name && one.result);
    return own.map(({ edition, result }) => ({
      name: [nameOf(task.game), kindOf(name), own.length > 1 ? edition : '']
        .filter(Boolean)
        .join(' '),
      reached: resultWords(say, task.game, result as NonNullable<DailyTry['result']>),
    }));
  });
}

/** Krzyżówka is three games. */
const NUMBERS: Readonly<Record<string, string>> = {
  'krzyzowka-common': '1',
  'krzyzowka-own': '2',
  'krzyzowka-longest': '3',
};

function kindOf(task: string): string {
  return NUMBERS[task] ?? '';
}

export function shareText(head: string, results: readonly SharedResult[], link: string): string {
  return [head, ...results.map(({ name, reached }) => `${name}: ${reached}`), link].join('\n');
}
