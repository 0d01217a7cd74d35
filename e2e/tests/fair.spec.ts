import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { extra } from '../../games/extra/rules/index.ts';
import { commitment, writeRecord } from '../../kernel/src/index.ts';
import { recordOf } from '../../table/src/index.ts';
import { layTable } from '../laid-table.ts';
import { lay } from '../storage.ts';

const over = layTable({ id: 'over', names: ['Anna', 'Bartek'], playOn: 'end' });
const FILE = writeRecord(extra, recordOf(over.table, over.kept.seed));

/** The same game with another seed: as it stands, or with the fingerprint changed to match. */
const OTHER = '8'.repeat(64);
const FORGERIES = {
  'another seed': FILE.replace(over.kept.seed, OTHER),
  'another seed and its fingerprint': FILE.replace(over.kept.seed, OTHER).replace(
    over.kept.plan.commitment,
    commitment(OTHER),
  ),
};

const open = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

/** What the tool says about the same file. */
function late(text: string): { fair: boolean; draws?: number } {
  const file = join(mkdtempSync(join(tmpdir(), 'late-fair-')), 'game.txt');
  writeFileSync(file, text);
  const args = [new URL('../../cli/late.mjs', import.meta.url).pathname, 'fair', file, '--json'];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

test('the luck of a game at this device is checked on the page, and the tool agrees', async ({
  page,
}) => {
  await lay(page, over);
  await page.goto('/table/extra/over');
  await page.getByRole('link', { name: 'Check the luck' }).click();
  const { fair, draws } = late(FILE);
  expect(fair).toBe(true);
  await expect(page.locator('.finding h2')).toHaveText('Fair, every throw of it');
  await expect(page.getByRole('status').first()).toContainText(String(draws));
  await expect(page.locator('.finding__facts')).toContainText(over.kept.seed);
});

for (const [name, text] of Object.entries(FORGERIES)) {
  test(`a file with ${name} is found out, by the page and by the tool`, async ({ page }) => {
    expect(late(text).fair).toBe(false);
    await page.goto('/');
    await open(page, text);
    await page.getByRole('link', { name: 'Check the luck' }).click();
    await expect(page.locator('.finding h2')).toHaveText('This does not add up');
  });
}

test('the luck of a running game stays sealed', async ({ page }) => {
  await lay(page, layTable({ id: 'running', names: ['Anna'], playOn: 6 }));
  await page.goto('/fair/table/running');
  await expect(page.locator('.finding h2')).toHaveText('Still under seal');
  await expect(page.locator('.finding')).not.toContainText('7'.repeat(64));
});
