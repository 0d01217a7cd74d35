import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { layTable } from '../laid-table.ts';
import { lay } from '../storage.ts';

const READER = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
/** Far more than a page has to say. */
const MOST_PHRASES = 3_000;

/** All that a screen reader says from the top of the page to its end, phrase by phrase. */
async function readOut(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ address, most }) => {
      const { virtual } = await import(address);
      await virtual.start({ container: document.body });
      const first = await virtual.lastSpokenPhrase();
      for (let n = 0; n < most; n++) {
        await virtual.next();
        if ((await virtual.lastSpokenPhrase()) === first) break;
      }
      const said = await virtual.spokenPhraseLog();
      await virtual.stop();
      return said;
    },
    { address: '/virtual-screen-reader.js', most: MOST_PHRASES },
  );
}

test('a whole review is read by a screen reader: figures, graph, decisions, and each on its board', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const body = readFileSync(READER, 'utf8');
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await lay(page, layTable({ id: 'heard', names: ['Zofia', 'Serif'], bots: 1, playOn: 'end' }));
  await page.goto('/review/table/heard');
  await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 60_000 });
  await page.locator('summary').click();
  const rows = await page.locator('.review__row').count();
  const summary = await readOut(page);
  const heard = (phrases: readonly string[], pattern: RegExp) =>
    phrases.filter((phrase) => pattern.test(phrase)).length;
  expect(heard(summary, /^heading, Review: EXTRA!, level 1$/)).toBe(1);
  expect(heard(summary, /The review is complete\./)).toBeGreaterThan(0);
  for (const term of ['Given away per decision', 'Accuracy', 'Luck', 'With even luck'])
    expect(summary.join('\n'), term).toContain(term);
  expect(heard(summary, /^image, Worth from .+ to .+ Luck .+, decisions .+$/)).toBe(1);
  expect(heard(summary, /^columnheader, /)).toBeGreaterThanOrEqual(4);
  const decisions = /^button, \d+ ?(Best|Good|Small error|Medium error|Large error|Forced)/;
  expect(heard(summary, decisions), 'every decision, with its class').toBe(rows);
  expect(heard(summary, /^button, .*Large error.*\d+ points? given away/)).toBeGreaterThan(0);

  await page.locator('.review__row', { hasText: 'Large error' }).first().click();
  const decision = await readOut(page);
  expect(heard(decision, /Decision \d+ of \d+/)).toBeGreaterThan(0);
  expect(heard(decision, /points? given away/)).toBeGreaterThan(0);
  expect(heard(decision, /^radio, What was done/)).toBe(1);
  expect(heard(decision, /^radio, What is better.* \d+% to win, checked/)).toBe(1);
  for (const button of ['Decision before', 'To the summary', 'Next decision'])
    expect(heard(decision, new RegExp(`^button, ${button}`)), button).toBe(1);
});
