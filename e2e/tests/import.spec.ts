import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { extra } from '../../games/extra/rules/index.ts';
import { writeRecord } from '../../kernel/src/index.ts';
import { recordOf } from '../../table/src/index.ts';
import { layTable } from '../laid-table.ts';
import { lay, readRows } from '../storage.ts';

const two = layTable({ id: 'kept', names: ['Anna', 'Bartek'], playOn: 'end' });
const GOOD = writeRecord(extra, recordOf(two.table, two.kept.seed));

async function open(page: Page, text: string | Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text as string),
  });
}

async function saveFile(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^late-edition-extra-\d{4}-\d\d-\d\d-\w+\.txt$/);
  return readFileSync(await download.path(), 'utf8');
}

test('a game leaves as a file, everything is forgotten, and the file brings it back', async ({
  page,
}) => {
  await lay(page, two);
  await page.goto('/table/extra/kept');
  await expect(page.locator('.result')).toBeVisible();
  const totals = await page.locator('.chip__score').allTextContents();
  const file = await saveFile(page);
  expect(file).toContain('seed: ');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('button', { name: 'Forget it all' }).click();
  await expect(page.locator('.front--read')).toBeVisible();
  await expect(page.locator('.continue')).toHaveCount(0);
  for (const store of ['tables', 'entries', 'clippings', 'scores'] as const) {
    expect(await readRows(page, store)).toEqual([]);
  }
  // The page that comes then notes that our type is at hand, which says nothing of the reader.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((name) => name !== 'type')).toEqual([]);

  await open(page, file);
  await expect(page.locator('.replay')).toBeVisible();
  expect(await page.locator('.chip__score').allTextContents()).toEqual(totals);
  expect(await saveFile(page)).toBe(file);
  await page.reload();
  await expect(page.locator('.replay')).toBeVisible();
  expect(await saveFile(page)).toBe(file);
});

test('a name in a file is text and nothing else', async ({ page }) => {
  const alarms: string[] = [];
  page.on('dialog', (dialog) => alarms.push(dialog.message()));
  await page.goto('/');
  await open(
    page,
    GOOD.replace('person Anna', 'person <script>alert(1)</script>').replace(
      'person Bartek',
      'person <img src=x onerror=alert(2)>',
    ),
  );
  await expect(page.locator('.replay')).toBeVisible();
  await expect(page.locator('.chip__name').first()).toHaveText('<script>alert(1)</script>');
  await expect(page.locator('.chip__name').last()).toHaveText('<img src=x onerror=alert(2)>');
  expect(await page.locator('main script, main img').count()).toBe(0);
  expect(alarms).toEqual([]);
});

/** Changes one line; a test that changes nothing would prove nothing. */
function spoil(pattern: RegExp, by: string): string {
  const spoilt = GOOD.replace(pattern, by);
  if (spoilt === GOOD) throw new Error(`${pattern} is not in the file`);
  return spoilt;
}

const noise = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3) * 31) % 256));
const seats = Array.from({ length: 7 }, (_, seat) => `seat ${seat + 1}: person P${seat}`);

/** What is wrong with the file, and the message it deserves. */
const BAD: readonly [string, string | Buffer, RegExp][] = [
  ['nothing', '', /not a recorded game/],
  ['noise', noise, /not a recorded game/],
  ['3 MB', 'x'.repeat(3_000_000), /too long/],
  ['3 MB after a good game', GOOD + ' '.repeat(3_000_000), /too long/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /not a recorded game/],
  [
    'another title',
    spoil(/^Late Edition record 1/, 'Late Edition record 2'),
    /not a recorded game/,
  ],
  ['the title alone', 'Late Edition record 1', /head cannot be read|out of order/],
  ['an unknown game', spoil(/^game: extra/m, 'game: chess'), /a game that we do not have/],
  ['a game of the prototype', spoil(/^game: extra/m, 'game: constructor'), /do not have/],
  ['another version', spoil(/^game: extra 1/m, 'game: extra 999'), /other rules/],
  ['a die of 9', spoil(/^(1 \d+ s1 throw =) \d/m, '$1 9'), /Step 1 .*against the rules/],
  ['a die too many', spoil(/^(1 \d+ s1 throw = .*)$/m, '$1 3'), /Step 1 .*against the rules/],
  ['a die too few', spoil(/^(1 \d+ s1 throw =) \d/m, '$1'), /Step 1 .*against the rules/],
  [
    'dice against the split',
    spoil(/^(1 \d+ s1 throw =).*$/m, '$1 0 0 0 0 0'),
    /Step 2 .*against the rules/,
  ],
  ['a refused move', spoil(/^(2 \d+ s1 ).*$/m, '$11+1 1+1 1a'), /Step 2 .*against the rules/],
  ['a move of nobody', spoil(/^(2 \d+) s1 /m, '$1 s9 '), /Line \d+ .*cannot be read/],
  ['a move by the house', spoil(/^(2 \d+) s1 /m, '$1 house '), /Step 2 .*against the rules/],
  ['no such move', spoil(/^(2 \d+ s1 ).*$/m, '$1castle'), /cannot be read|against the rules/],
  ['steps out of order', spoil(/^2 (\d+ s1 )/m, '7 $1'), /Line \d+ .*cannot be read/],
  ['no deal', spoil(/^0 0 house \(deal\)\n/m, ''), /cannot be read|out of order/],
  ['seven seats', spoil(/seat 1: .*\nseat 2: .*/, seats.join('\n')), /do not go together/],
  ['no seats', spoil(/seat 1: .*\nseat 2: .*\n/, ''), /cannot be read|do not go together/],
  ['hostile options', spoil(/^options: .*$/m, 'options: {"__proto__":{"dice":"x"}}'), /do not go/],
  ['options of text', spoil(/^options: .*$/m, 'options: <b>'), /head cannot be read/],
  ['null bytes', GOOD.replaceAll(' ', '\0'), /not a recorded game/],
  ['a null byte in a step', spoil(/^(2 \d+ s1)/m, '$1\0'), /Line \d+ .*cannot be read/],
  ['100,000 lines', GOOD + '9 9 s1 throw\n'.repeat(100_000), /cannot be read|too long/],
  ['100,000 empty-handed lines', `${GOOD}${'\n'.repeat(100_000)}x`, /cannot be read|too long/],
  ['a huge number', spoil(/^(2) \d+ (s1)/m, `$1 ${'9'.repeat(40)} $2`), /Line \d+ .*cannot be/],
  ['a huge die', spoil(/^(1 \d+ s1 throw =) \d/m, `$1 ${'9'.repeat(400)}`), /against the rules/],
  ['a huge year', spoil(/^opened: .*$/m, 'opened: 99999-01-01T00:00:00.000Z'), /head cannot/],
  ['an undo of nothing', spoil(/^2 (\d+) s1 .*$/m, '2 $1 s1 (undo 999999)'), /against the rules/],
  ['an undo of the deal', spoil(/^2 (\d+) s1 .*$/m, '2 $1 s1 (undo 0)'), /against the rules/],
  ['a very long line', spoil(/^(2 \d+ s1 )/m, `$1${'1'.repeat(20_000)}`), /too long/],
];

test('a bad file is refused with its reason, and nothing else changes', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await lay(page, layTable({ id: 'other', names: ['Zofia'], playOn: 2 }));
  await page.goto('/');
  const before = await page.locator('.continue__games').innerHTML();
  for (const [what, text, message] of BAD) {
    await test.step(what, async () => {
      // A message left over from the file before must not pass for this one's.
      await page.reload();
      await page.waitForSelector('.continue__games');
      await open(page, text);
      const alert = page.getByRole('alert');
      await expect.soft(alert, what).toHaveText(message);
      expect.soft(await alert.evaluate((node) => node.childElementCount), what).toBe(0);
      expect.soft(new URL(page.url()).pathname, what).toBe('/');
    });
  }
  expect(await readRows(page, 'clippings')).toEqual([]);
  expect(await page.locator('.continue__games').innerHTML()).toBe(before);
  await page.locator('.continue__link').click();
  await expect(page.locator('.pick, .throw .act')).not.toHaveCount(0);
  expect(faults).toEqual([]);
});

test('after a bad file a good one opens, and the same file can be tried twice', async ({
  page,
}) => {
  await page.goto('/');
  await open(page, 'no game');
  await expect(page.getByRole('alert')).toBeVisible();
  await open(page, GOOD);
  await expect(page.locator('.replay')).toBeVisible();
  await page.goBack();
  await open(page, GOOD);
  await expect(page.locator('.replay')).toBeVisible();
});
