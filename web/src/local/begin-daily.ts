import { type DailyTask, dailyOptions, taskName } from '@late/games/daily';
import { type Answer, type Day, dayOf } from '@late/kernel';
import { openTable, planDaily } from '@late/table';
import type { Language } from '@late/ui';
import { loadFace, loadWords } from '../games/load-face.ts';
import { keepTry, readTry } from '../store/daily-results.ts';
import { readTable } from '../store/tables.ts';
import { beginPlanned, randomId } from './begin-local.ts';

/** In which language somebody has a day's deal; empty where all have the same. */
export function editionFor({ hasEditions }: DailyTask, language: Language): string {
  return hasEditions ? language : '';
}

/** The table of the try that counts: a name that only one table can have. */
export function countedTable(task: DailyTask, day: Day, edition: string): string {
  return ['daily', day, taskName(task), edition].filter(Boolean).join('-');
}

/**
 * Deals a day's task at this device, or leads back to it. The first try on the day itself counts; whatever comes
 * later, or of another day, is practice.
 */
export async function beginDaily(
  task: DailyTask,
  day: Day,
  language: Language,
  name: string,
): Promise<Answer<{ readonly id: string }>> {
  const edition = editionFor(task, language);
  const table = countedTable(task, day, edition);
  const counts = day === dayOf(Date.now()) && !(await isBegun(task, day, edition, table));
  const face = await loadFace(task.game);
  const options = dailyOptions(task, face.usual(language, 'alone'));
  await loadWords(task.game, options);
  const { game, mode } = task;
  const opening = { id: counts ? table : randomId(), name, opened: Date.now(), counts };
  const { plan, seed } = planDaily(face.game, { day, game, mode, edition }, options, opening);
  const begun = await beginPlanned(plan, seed, openTable(face.game, plan, seed));
  // The table comes first: whatever goes wrong between the two, there is one counted try and no second.
  if (begun.ok && counts)
    await keepTry({ day, task: taskName(task), edition, table, result: null });
  return begun;
}

async function isBegun(
  task: DailyTask,
  day: Day,
  edition: string,
  table: string,
): Promise<boolean> {
  if (await readTry(day, taskName(task), edition)) return true;
  return (await readTable(table)) !== null;
}
