import { expect, type Page, test } from '@playwright/test';
import { openExtrablatt } from '../laid-extrablatt.ts';
import { openFinished, openFrontPage } from '../laid-finished.ts';
import { layTable } from '../laid-table.ts';
import { layFakty } from '../play-fakty.ts';
import { lay, putRows } from '../storage.ts';

/** The system's own sheet, which a test cannot see: it keeps what it was given. */
async function withShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(globalThis, { given });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text, url }: ShareData) => {
        const [file] = files ?? [];
        given.push({ name: file?.name, type: file?.type, size: file?.size, text, url });
      },
    });
  });
}

interface Given {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly text: string;
  readonly url: string;
}

const given = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { given: Given[] }).given);

const OPENERS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  extra: (page) => openFinished(page, 'extra'),
  fakty: (page) => layFakty(page, 'hot-won', 999, 3),
  extrablatt: (page) => openExtrablatt(page, { fixture: 'four-seats', steps: 178, person: 0 }),
  slowka: (page) => openFinished(page, 'slowka'),
  krzyzowka: (page) => openFinished(page, 'krzyzowka'),
};

for (const [game, open] of Object.entries(OPENERS)) {
  test(`${game}: a finished game is a page, and Share comes first`, async ({ page }) => {
    await withShareSheet(page);
    await open(page);
    await openFrontPage(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button').nth(1)).toHaveText('Share');
    const words = await dialog.getByRole('img').getAttribute('aria-label');
    expect(words?.length).toBeGreaterThan(30);
    expect(words).not.toMatch(/\{|\.page\.|press\./);
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => given(page)).toHaveLength(1);
    const [shared] = await given(page);
    expect(shared?.type).toBe('image/png');
    // A blank page of this size packs into a few kilobytes.
    expect(shared?.size).toBeGreaterThan(60_000);
    expect(shared?.name).toMatch(new RegExp(`^late-edition-${game}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
    expect(words).toContain(shared?.text.split(':')[0]);
  });
}

test('the link that is shared shows the game to somebody who has never been here', async ({
  page,
  browser,
  baseURL,
}) => {
  await withShareSheet(page);
  await openFinished(page, 'extra');
  const scores = await page.locator('.chip__score').allTextContents();
  await openFrontPage(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => given(page)).toHaveLength(1);
  const [shared] = await given(page);
  expect(shared?.url).toMatch(/\/open#[\w-]+$/);

  const context = await browser.newContext({ baseURL: baseURL as string });
  const other = await context.newPage();
  await other.goto(shared?.url as string);
  await expect(other).toHaveURL(/\/replay\/file\//);
  await expect(other.locator('.replay')).toBeVisible();
  expect(await other.locator('.chip__score').allTextContents()).toEqual(scores);
  // There it is a page as well.
  await openFrontPage(other);
  await expect(other.getByRole('dialog').getByRole('img')).toBeVisible();

  await other.goto(`/open#${'A'.repeat(40)}`);
  await expect(other.getByRole('alert')).toHaveText('This is not a recorded game of ours.');
  await context.close();
});

test('without a share sheet the picture is copied, and saved where it cannot be', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: undefined });
    const copied: string[] = [];
    Object.assign(globalThis, { copied, mayCopy: true });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        write: async ([item]: ClipboardItem[]) => {
          if (!(globalThis as unknown as { mayCopy: boolean }).mayCopy) throw new Error('no');
          copied.push(...(item?.types ?? []));
        },
        writeText: async (text: string) => void copied.push(text),
      },
    });
  });
  await openFinished(page, 'extra');
  await openFrontPage(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.locator('.press__told')).toHaveText(/^Picture copied/);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied);
  expect(copied[0]).toBe('image/png');
  expect(copied[1]).toMatch(/\/open#/);

  await page.evaluate(() => Object.assign(globalThis, { mayCopy: false }));
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Share' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await expect(dialog.locator('.press__told')).toHaveText(/^Picture saved/);
});

/** A finished game of one person, and what the records say of it. */
async function layOwn(page: Page, score: number, others: readonly number[]): Promise<void> {
  await lay(page, layTable({ id: 'own', names: ['Zofia'], playOn: 'end' }));
  const rows = [score, ...others].map((points, index) => {
    const table = index ? `other-${index}` : 'own';
    const kind = { game: 'extra', heading: 'schmidt-house', company: 'solo' };
    const value = { table, ...kind, score: points, won: points >= 0, at: 1_760_000_000_000 };
    return { store: 'scores' as const, key: table, value };
  });
  await putRows(page, rows);
  await page.goto('/table/extra/own');
  await page.waitForSelector('.result');
}

test('the end compares the reader with themselves and with bots', async ({ page }) => {
  await layOwn(page, 320, [100, 200, 500, 300]);
  const lines = page.locator('.result__record');
  await expect(lines.nth(0)).toHaveText('Your record stays at 500 points.');
  await expect(lines.nth(1)).toHaveText('Better than 3 of your 4 earlier games of this kind.');
  await expect(lines.nth(2)).toHaveText(
    /^Among bots \(.+\), better than \d+% of their games\.\s*$/,
  );
  await layOwn(page, 99_999, [100]);
  await expect(lines.nth(0)).toHaveText('A new record! The old one was 500 points.');
  await expect(lines.nth(1)).toHaveText('No bot of the house has done better in our trials.');
});

test('whoever won is told so, and by how much; whoever lost, where they came in', async ({
  page,
}) => {
  const names = ['Zofia', 'Serif', 'Pica'];
  const laid = layTable({ id: 'three', names, bots: 2, playOn: 'end' });
  const { scores, winners } = laid.table.result ?? { scores: [], winners: [] };
  const own = scores[0] as number;
  await lay(page, laid);
  await page.goto('/table/extra/three');
  const place = 1 + scores.filter((score) => score > own).length;
  const margin = Math.max(...scores) - own;
  const heading = page.locator('.result h2');
  if (winners[0] === 0) await expect(heading).toHaveText('You won!');
  else {
    await expect(heading).toHaveText(`The win goes to ${names[winners[0] as number]}`);
    await expect(page.locator('.result__record').first()).toHaveText(
      `Place ${place} of 3 for you, ${margin} points behind the first.`,
    );
  }
});
