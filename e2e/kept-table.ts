import { expect, type Page } from '@playwright/test';
import type { AnyGame, Entry } from '../kernel/src/index.ts';
import { openingOfPlan, type Plan, restore } from '../table/src/index.ts';
import type { LaidTable } from './laid-table.ts';
import { readRows } from './storage.ts';

/** The only table that the browser keeps, as it stands now; the test asks the rules about it. */
export async function keptTable(page: Page, game: AnyGame): Promise<LaidTable> {
  await expect.poll(async () => (await readRows(page, 'tables')).length).toBe(1);
  const [row] = await readRows(page, 'tables');
  const kept = row?.value as LaidTable['kept'] & { readonly plan: Plan };
  const entries = (await readRows(page, 'entries')).map(({ value }) => value as Entry);
  const judged = openingOfPlan(game, kept.plan);
  if (!judged.ok) throw new Error(judged.refusal.code);
  return { kept, entries, table: restore(game, kept.plan, judged.opening, entries) };
}
