import { expect, test } from '@playwright/test';
import { layTable } from '../laid-table.ts';
import { lay } from '../storage.ts';

/** As slow as a phone. */
const SLOWER = 4;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of any page's main thread, in milliseconds of processor time: what else the machine does is not in it. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const nameOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(nameOf),
  );
  const tasks = traceEvents.filter(
    (event) => /RunTask$/.test(event.name) && mains.has(nameOf(event)),
  );
  expect(tasks.length, 'tasks were traced').toBeGreaterThan(100);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}

test('while a review comes in on a slow page, its tasks are short and its button answers', async ({
  page,
  browser,
}) => {
  await lay(page, layTable({ id: 'slow', names: ['Zofia', 'Serif'], bots: 1, playOn: 'end' }));
  await page.goto('/replay/table/slow');
  await expect(page.locator('.replay')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.locator('.review__row').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Step through' }).click();
  await expect(page.getByText(/^Decision 1 of /)).toBeVisible();
  await page.getByRole('button', { name: 'To the summary' }).click();
  await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 60_000 });
  // How long is told, and no test fails by the clock.
  const longest = longestTask(await browser.stopTracing());
  console.log(`review, page slowed ${SLOWER} times: longest task ${longest.toFixed(0)} ms`);
});
