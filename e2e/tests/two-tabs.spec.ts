import { expect, type Page, test } from '@playwright/test';
import { layTable } from '../laid-table.ts';
import { lay, readRows } from '../storage.ts';

interface Entry {
  readonly seq: number;
  readonly by: number | string;
  readonly act: { readonly do: string; readonly move?: { readonly do: string } };
}

async function logOf(page: Page): Promise<Entry[]> {
  return (await readRows(page, 'entries')).map(({ value }) => value as Entry);
}

/** Both tabs do it in the same moment, as far as two processes can. */
async function together(tabs: readonly Page[], selector: string): Promise<void> {
  const moment = Date.now() + 400;
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(
        async ([css, at]) => {
          const button = document.querySelector<HTMLElement>(css);
          if (!button) throw new Error(`no ${css}`);
          while (Date.now() < at) await new Promise((resolve) => setTimeout(resolve, 0));
          button.click();
        },
        [selector, moment] as const,
      ),
    ),
  );
}

test('a step in one tab appears in the other', async ({ page: one, context }) => {
  await lay(one, layTable({ id: 'shared', names: ['Zofia'] }));
  const other = await context.newPage();
  for (const tab of [one, other]) await tab.goto('/table/extra/shared');
  await one.locator('.throw .act').click();
  await expect(other.locator('.pick')).toHaveCount(5);
  await other.locator('.pick').first().click();
  await other.locator('.pairing').first().click();
  await other.locator('.split .act').click();
  await expect(one.locator('.throw .act')).toBeVisible();
  await expect(one.locator('.box--crossed')).toHaveCount(3);
  await one.getByRole('button', { name: 'Take back' }).click();
  await expect(other.locator('.pick')).toHaveCount(5);
  await expect(other.locator('.box--crossed')).toHaveCount(0);
  expect((await logOf(one)).map(({ act }) => act.do)).toEqual(['deal', 'move', 'move', 'undo']);
});

test('of two steps in the same moment exactly one is taken', async ({ page: one, context }) => {
  await lay(one, layTable({ id: 'shared', names: ['Zofia'] }));
  const other = await context.newPage();
  const tabs = [one, other];
  for (const tab of tabs) await tab.goto('/table/extra/shared');
  for (let throws = 1; throws <= 4; throws++) {
    for (const tab of tabs) await expect(tab.locator('.throw .act')).toBeVisible();
    await together(tabs, '.throw .act');
    for (const tab of tabs) await expect(tab.locator('.pick')).toHaveCount(5);
    expect(await logOf(one)).toHaveLength(2 * throws);
    for (const [index, tab] of tabs.entries()) {
      const die = tab.locator('.pick:not(.pick--barred)');
      await (index ? die.last() : die.first()).click();
      await tab.locator('.pairing').first().click();
    }
    await together(tabs, '.split .act');
    for (const tab of tabs) await expect(tab.locator('.throw .act')).toBeVisible();
    expect(await logOf(one)).toHaveLength(2 * throws + 1);
    const sheets = await Promise.all(tabs.map((tab) => tab.locator('.extra__pad').innerHTML()));
    expect(sheets[1]).toBe(sheets[0]);
  }
  const log = await logOf(one);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
  // The one who came second has been told, or saw the other's step in time and did nothing.
  const told = await Promise.all(tabs.map((tab) => tab.locator('.refusal').allTextContents()));
  for (const text of told.flat()) expect(text).toContain('The game went on in another tab');
});

test('bots move once, whichever tab drives them', async ({ page: one, context }) => {
  const names = ['Zofia', 'Serif', 'Pica'];
  await lay(one, layTable({ id: 'shared', names, bots: 2, playOn: 4 }));
  const other = await context.newPage();
  const tabs = [one, other];
  for (const tab of tabs) await tab.goto('/table/extra/shared');
  // Serif throws, then both bots decide; the table waits for Zofia.
  for (const tab of tabs) await expect(tab.locator('.chip--decided')).toHaveCount(2);
  const log = await logOf(one);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
  const steps = log.slice(5).map(({ by, act }) => `${by} ${act.move?.do}`);
  expect(steps.sort()).toEqual(['1 split', '1 throw', '2 split']);
});

test('a table cleared away in one tab does not come back as a ghost', async ({
  page: one,
  context,
}) => {
  await lay(one, layTable({ id: 'shared', names: ['Zofia'], playOn: 2 }));
  const other = await context.newPage();
  await one.goto('/table/extra/shared');
  await other.goto('/');
  await other.getByRole('button', { name: 'Clear away' }).click();
  await expect(other.getByRole('button', { name: 'Put back' })).toBeFocused();
  await one.locator('.throw .act').click();
  await expect(one.getByRole('alert')).toContainText('cleared away');
  expect(await readRows(one, 'tables')).toEqual([]);
  expect(await readRows(one, 'entries')).toEqual([]);
});
