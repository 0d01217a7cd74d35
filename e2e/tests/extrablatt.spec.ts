import { expect, type Page, test } from '@playwright/test';
import { extrablatt } from '../../games/extrablatt/rules/index.ts';
import { goTo } from '../go-to.ts';
import { openExtrablatt } from '../laid-extrablatt.ts';
import { layRecord } from '../laid-record.ts';
import { lay } from '../storage.ts';

/** Marie's move; Sport, Miscellany, Business, an ad are printed, and a Culture dispatch waits. */
const MIDDLE = { fixture: 'three-seats', steps: 42, person: 0 } as const;

const MUSEUM = /Museum: painting was the right way up/;

async function takeMuseum(page: Page): Promise<void> {
  await page.getByRole('button', { name: MUSEUM }).click();
  await expect(page.locator('.xb-desk__headline')).toContainText(MUSEUM);
}

const card = (page: Page, size: string) =>
  page.locator('.xb-card').filter({ hasText: new RegExp(`^${size},`) });

/** The middle of a cell on the screen; rows and columns as people count. */
async function middle(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-cell="${row - 1}-${column - 1}"]`).boundingBox();
  if (!box) throw new Error('no such cell');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tapCell(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await middle(page, row, column);
  await page.mouse.click(x, y);
}

test('a card is dragged onto the paper, turned, dragged on and printed', async ({ page }) => {
  await openExtrablatt(page, MIDDLE);
  await takeMuseum(page);
  const box = await card(page, '4 × 2').boundingBox();
  if (!box) throw new Error('no card');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const target = await middle(page, 11, 15);
  await page.mouse.move(target.x - 40, target.y - 40, { steps: 4 });
  await expect(page.locator('.xb-ghost--preview')).toBeVisible();
  await expect(page.locator('.xb-card__flying')).toBeVisible();
  await page.mouse.move(target.x, target.y, { steps: 2 });
  await page.mouse.up();
  await expect(page.locator('.xb-ghost--put')).toHaveText('4×2');
  await expect(page.locator('.xb-card__flying')).toHaveCount(0);

  await page.getByRole('button', { name: 'Turn', exact: true }).click();
  await expect(page.locator('.xb-ghost--put')).toHaveText('2×4');
  const ghost = await page.locator('.xb-ghost--put').boundingBox();
  await page.mouse.move((ghost?.x ?? 0) + 20, (ghost?.y ?? 0) + 20);
  await page.mouse.down();
  const corner = await middle(page, 10, 2);
  await page.mouse.move(corner.x, corner.y, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.xb-hint')).toContainText('column 1');
  await page.getByRole('button', { name: 'Print it' }).click();
  await expect(page.locator('.xb-sheet__print')).toContainText(MUSEUM);
  await expect(page.locator('.xb-ghost--put')).toHaveCount(0);

  // A slip is taken back as long as no fresh card has come.
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.xb-sheet__print')).not.toContainText(MUSEUM);
});

test('tap and tap: the nearest legal place is meant; elsewhere the rule is named', async ({
  page,
}) => {
  await openExtrablatt(page, { ...MIDDLE, steps: 53 });
  // Sport must touch Sport: most of the paper is barred.
  await page.getByRole('button', { name: /Chess match/ }).click();
  await card(page, '2 × 2').click();
  await tapCell(page, 11, 3);
  await expect(page.getByRole('alert')).toContainText('must touch an article of its own section');
  await expect(page.locator('.xb-ghost--put')).toHaveCount(0);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('dialog').locator('.rulebook__marked')).toHaveText(
    'Sections hold together',
  );
  await page.keyboard.press('Escape');
  // A second tap on the same card turns it.
  await card(page, '3 × 2').click();
  await card(page, '3 × 2').click();
  await expect(page.locator('.xb-card:has(:checked)')).toContainText('2 × 3');
  const lit = await page.locator('.xb-cell--lit').first().getAttribute('data-cell');
  const [row = 0, column = 0] = lit?.split('-').map(Number) ?? [];
  await tapCell(page, row + 1, column + 1);
  await expect(page.locator('.xb-hint')).toContainText(/touching .*Sport/);
  await page.getByRole('button', { name: 'Print the photo' }).click();
  await expect(page.locator('.xb-story .xb-photo')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Your paper' })).toContainText(/Photo: a /);
});

test('a card half laid survives a reload; a forged draft does not', async ({ page }) => {
  await openExtrablatt(page, MIDDLE);
  await takeMuseum(page);
  await card(page, '5 × 2').click();
  await tapCell(page, 11, 15);
  const hint = await page.locator('.xb-hint').innerText();
  await page.reload();
  await expect(page.locator('.xb-ghost--put')).toHaveText('5×2');
  await expect(page.locator('.xb-hint')).toHaveText(hint);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft/')) ?? '';
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...draft, headline: 3 }));
  });
  await page.reload();
  await expect(page.locator('.xb-fax')).toBeVisible();
  await expect(page.locator('.xb-ghost--put')).toHaveCount(0);
});

test('rivals’ papers are one tap away, and so is what is printed in them', async ({ page }) => {
  await openExtrablatt(page, MIDDLE);
  await expect(page.locator('.xb-strip .xb-mini')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Otto/ })).toHaveAccessibleName(/0 Extra tokens/);
  await expect(page.locator('.xb-clock')).toContainText(/5 o’clock.*Articles: 20,000/);
  await expect(page.locator('.xb-dial__sector')).toHaveText(['10', '20', '30']);
  // Sections are told apart by their letter, not by colour alone.
  const letters = await page
    .locator('.xb-story:not(.xb-story--ad) .xb-letter-mark')
    .allInnerTexts();
  expect(letters.sort().join('')).toBe('BMMSSS');
  await page.getByRole('button', { name: /^Otto/ }).click();
  await expect(page.getByRole('region', { name: 'Otto’s paper' })).toBeVisible();
  await page.locator('[data-cell]').nth(200).click();
  await expect(page.locator('.xb-caption')).toContainText('Row 12, column 3');
  await page.getByRole('button', { name: /^Marie/ }).click();
  await expect(page.getByRole('region', { name: 'Your paper' })).toBeVisible();
});

test('“If it ended now” tells everybody what everybody can see', async ({ page }) => {
  await openExtrablatt(page, MIDDLE);
  await page.getByRole('button', { name: 'If it ended now', exact: true }).click();
  const total = page.getByRole('dialog').locator('.xb-tally tfoot td');
  const counted = await total.allInnerTexts();
  expect(counted.map(Number).every((copies) => copies > 0)).toBe(true);
  await page.getByRole('button', { name: 'From the beginning' }).click();
  // The headline zone: 60 for the first, 30 for the next; the others have nothing yet.
  const zone = (await total.allInnerTexts()).map(Number).sort((a, b) => b - a);
  expect(zone[0]).toBe(60);
  for (const copies of zone) expect([0, 30, 60]).toContain(copies);
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(total).toHaveText(counted);
});

test('at one device, cheques are seen by whoever took it, and by nobody else', async ({ page }) => {
  // A public step: everybody may be looking, so nobody's cheques are on the screen.
  await openExtrablatt(page, { fixture: 'three-seats', steps: 58 });
  await expect(page.locator('.xb-cheque')).toHaveCount(0);
  await page.getByRole('button', { name: 'The newsroom' }).click();
  const newsroom = page.getByRole('dialog');
  await expect(newsroom.locator('.xb-facts')).toContainText('won: Otto');
  await expect(newsroom.getByRole('list', { name: 'The fax' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await expect(newsroom.getByRole('row', { name: /^5 × 4( [01]){3}$/ })).toBeVisible();
  await expect(page.locator('.xb-cheque')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Time motor' }).first().click();
  await page.locator('.choice').getByText('Zofia', { exact: true }).click();
  await page.getByRole('button', { name: 'To the duel' }).click();
  const shown: string[][] = [];
  for (const name of ['Marie', 'Zofia']) {
    await expect(page.getByRole('heading', { name: `Your turn, ${name}` })).toBeVisible();
    await expect(page.locator('.xb-cheque, .extrablatt')).toHaveCount(0);
    await page.locator('.hand-over__take').click();
    shown.push(await page.locator('.xb-pick').allInnerTexts());
    await page.locator('.xb-pick').first().click();
    await page.getByRole('button', { name: 'Hand it over' }).click();
  }
  const [maries = [], zofias = []] = shown;
  expect([maries.length, zofias.length]).toEqual([3, 3]);
  expect(maries.filter((sum) => zofias.includes(sum))).toEqual([]);
});

test('a photo is seen before it is taken, in the drawer too, and a tap makes it large', async ({
  page,
}) => {
  await openExtrablatt(page, { fixture: 'second-thoughts', steps: 25, person: 0 });
  const card = page.getByRole('button', {
    name: /photo ?; a speaker behind a wall of microphones/,
  });
  await expect(card.locator('.xb-photo').first()).toBeVisible();
  await card.click();
  await page.getByRole('button', { name: 'Photo: a speaker behind a wall of microphones' }).click();
  const large = page.getByRole('dialog', { name: 'Photo: a speaker behind' });
  await expect(large.locator('.xb-photo path').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await page.getByRole('button', { name: 'The newsroom' }).click();
  await expect(page.locator('.xb-drawer .xb-photo')).toHaveCount(12);
  await expect(page.getByRole('button', { name: /^Photo: a speaker .* to be had$/ })).toBeVisible();
});

test('whoever prints a photo chooses which of those left', async ({ page }) => {
  await openExtrablatt(page, { fixture: 'the-other-photo', steps: 22, person: 1 });
  await page.locator('.xb-fax__photos').first().click();
  const photos = page.getByRole('group', { name: 'Which photo?' }).getByRole('radio');
  await expect(photos).toHaveCount(2);
  await expect(photos.first()).toBeChecked();
  await photos.last().check({ force: true });
  await expect(photos.last()).toBeChecked();
  await expect(page.locator('.xb-photo-choice .xb-photo')).toHaveCount(2);
});

test('a duck may be for a section that only the starter has, and both sides of it are told', async ({
  page,
}) => {
  await openExtrablatt(page, { fixture: 'second-thoughts', steps: 78, person: 0 });
  await page.locator('.xb-fax__card:has(> .xb-motor-mark)').first().click();
  await page.locator('.choice').getByText('Zofia', { exact: true }).click();
  await expect(page.locator('.choice').last().locator('.choice__item')).toHaveCount(6);
  await page.getByText('Miscellany', { exact: true }).click();
  await expect(page.locator('.xb-desk__facts')).toContainText(
    /Without a duck in Miscellany: Zofia \d, you 1\./,
  );
  await page.getByRole('button', { name: 'To the duel' }).click();
  await expect(page.locator('.news, .xb-duel').first()).toBeVisible();
});

test('whoever gave no name is spoken to, in the language of the page', async ({ page }) => {
  await page.goto('/');
  await page.waitForSelector('.front--read');
  const holders = ['Du', 'Otto', 'Zofia'].map((name, seat) =>
    seat ? ({ kind: 'bot', name, level: 'easy' } as const) : ({ kind: 'person', name } as const),
  );
  const laid = { id: 'unnamed', fixture: 'second-thoughts', steps: 25, holders };
  await lay(page, layRecord(extrablatt, laid));
  await goTo(page, '/table/extrablatt/unnamed');
  await expect(page.locator('.xb-masthead')).toHaveText('Your Daily');
  await expect(page.getByRole('button', { name: /^You/ })).toBeVisible();
  await page.locator('.xb-fax__card:has(> .xb-letter-mark)').last().click();
  await page.getByRole('button', { name: 'Bin it' }).click();
  await expect(page.getByRole('log')).toContainText(/You put “.+” into the bin\./);
});
