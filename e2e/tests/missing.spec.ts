import { expect, type Page, test } from '@playwright/test';
import { goTo } from '../go-to.ts';
import { openExtrablatt } from '../laid-extrablatt.ts';
import { layKrzyzowka } from '../laid-krzyzowka.ts';
import { laySlowka } from '../laid-slowka.ts';
import { type LaidTable, layTable } from '../laid-table.ts';
import { layFakty } from '../play-fakty.ts';
import { lay } from '../storage.ts';
import { STOPS } from '../tour/stops.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** Presses a button that cannot do its work: it says why, in sight, moves nothing, and is gone with the next tap. */
async function expectMissing(page: Page, name: string | RegExp, why: string | RegExp) {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const before = (await button.boundingBox())?.y ?? 0;
  await button.tap({ force: true });
  const note = page.getByRole('alert');
  await expect(note).toHaveText(why);
  await expect(note).toBeInViewport({ ratio: 1 });
  // A button that is held down gives way by a pixel.
  expect(Math.abs(((await button.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Shift');
  await expect(note).toHaveCount(0);
}

async function open(page: Page, laid: LaidTable): Promise<void> {
  const { game, id } = laid.kept.plan;
  await lay(page, laid);
  await goTo(page, `/table/${game}/${id}`);
  await page.waitForSelector('.frame__board');
}

test('EXTRA!: the fifth die, the pairs, real dice', async ({ page }) => {
  await open(page, layTable({ id: 'thrown', names: ['Zofia'], playOn: 1 }));
  await expectMissing(page, 'Enter it', 'Pick the fifth die.');
  await page.locator('.pick').first().tap();
  await expectMissing(page, 'Enter it', 'Now pair the other four.');
  await open(page, layTable({ id: 'real', names: ['Zofia'], realDice: true }));
  await expectMissing(page, 'That is the throw', '5 dice are still missing.');
  for (let die = 0; die < 4; die++) await page.locator('.keys button').first().tap();
  await expectMissing(page, 'That is the throw', 'One die is still missing.');
  // Enter in a form asks its button.
  await page.getByRole('button', { name: 'That is the throw' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('One die is still missing.');
});

test('Extra Fakty: the tile, then its title', async ({ page }) => {
  await layFakty(page, 'won', 10, 2);
  await expectMissing(page, 'Lay it', 'Lay a tile from your hand, or draw two.');
});

test('Das Extrablatt: card, place, cheque, rival, hoax', async ({ page }) => {
  const wish = { fixture: 'three-seats', person: 0 };
  await openExtrablatt(page, { ...wish, steps: 42 });
  await page.getByRole('button', { name: /Museum/ }).tap();
  await expectMissing(page, 'Print it', /^Choose a card: \d+ places fit\.$/);
  await page.locator('.xb-card:not(.xb-card--barred)').first().tap();
  await expectMissing(page, 'Print it', /^Put it on the paper: \d+ places\.$/);
  await openExtrablatt(page, { ...wish, steps: 60 });
  await expectMissing(page, 'Hand it over', 'Pick a cheque first.');
  await openExtrablatt(page, { ...wish, fixture: 'second-thoughts', steps: 78 });
  await page.locator('.xb-fax__card:has(> .xb-motor-mark)').first().tap();
  await expectMissing(page, 'To the duel', 'With whom?');
  await page.locator('.choice__item').first().tap();
  await expectMissing(page, 'To the duel', 'In which section?');
  await openExtrablatt(page, { ...wish, steps: 76 });
  await page.locator('.xb-duel__close').tap();
  await expectMissing(page, 'Print the ad', /^Choose a card/);
  await openExtrablatt(page, { ...wish, steps: 118 });
  await page.locator('.xb-duel__close').tap();
  await expectMissing(page, 'Put the duck there', 'Pick the story that was made up.');
});

test('Słówka: tokens to be exchanged', async ({ page }) => {
  await open(page, laySlowka({ id: 'tokens', names: ['Marie'], deeds: ['best'] }));
  await page.getByRole('button', { name: 'Exchange' }).tap();
  await expectMissing(page, 'Exchange 0', 'Pick the tokens first.');
});

test('Krzyżówka: the word, tiles to be exchanged, all tiles laid', async ({ page }) => {
  const names = ['Zofia', 'Otto'];
  await STOPS['krzyzowka-one-start']?.(page);
  await expectMissing(page, 'Lay', 'The first word goes over the middle.');
  await page.getByRole('button', { name: 'Exchange' }).tap();
  await expectMissing(page, 'Exchange 0 tiles', 'Pick the tiles first.');
  await page.keyboard.press('Escape');
  await open(page, layKrzyzowka({ id: 'own', options: { game: 2 }, names, bots: 1, moves: 2 }));
  await expectMissing(page, 'All laid', '20 tiles are still in your hand.');
});

test('the house: a name, a code, something to say, a deck that is not finished, a token', async ({
  page,
}) => {
  await STOPS.room?.(page);
  await page.locator('.chat-button').tap();
  await expectMissing(page, 'Say it', 'Write something first.');
  await page.goto('/workshop/fakty');
  await page.getByRole('button', { name: 'Begin with nothing' }).tap();
  await expectMissing(page, 'Play with it', /has nothing/);
  await page.goto('/admin');
  await expectMissing(page, 'Open the desk', 'The token is missing.');
});
