import type { Page } from '@playwright/test';
import { openExtrablatt } from '../../../e2e/laid-extrablatt.ts';
import { openFrontPage } from '../../../e2e/laid-finished.ts';
import type { Stop } from '../../../e2e/tour/stop.ts';

/** The first dispatch of the fax that is no motor. */
async function takeDispatch(page: Page): Promise<void> {
  await page.locator('.xb-fax__card:has(> .xb-letter-mark)').first().click();
  await page.waitForSelector('.xb-desk__head');
}

/** A card that fits, on the paper. */
async function putCard(page: Page): Promise<void> {
  await page.locator('.xb-card:not(.xb-card--barred)').last().click();
  // Where there is one place only, the card lies there at once.
  if (!(await page.locator('.xb-ghost--put').isVisible())) {
    await page.locator('.xb-cell--lit').first().click();
  }
}

const single = { fixture: 'three-seats', person: 0 } as const;
/** By the newest rules, with photos. */
const illustrated = { fixture: 'second-thoughts', person: 0 } as const;
const finished = { fixture: 'four-papers', steps: 169, person: 0 } as const;

export const stops: Readonly<Record<string, Stop>> = {
  'extrablatt-new': async (page) => {
    await page.goto('/new/extrablatt');
    await page.waitForSelector('.form__start');
  },
  'extrablatt-opening': (page) => openExtrablatt(page, { ...single, steps: 3 }),
  'extrablatt-fax': (page) => openExtrablatt(page, { ...single, steps: 53 }),
  'extrablatt-card': async (page) => {
    await openExtrablatt(page, { ...single, steps: 42 });
    await takeDispatch(page);
    await page.locator('.xb-card:not(.xb-card--barred)').first().click();
  },
  'extrablatt-put': async (page) => {
    await openExtrablatt(page, { ...single, steps: 42 });
    await takeDispatch(page);
    await putCard(page);
  },
  'extrablatt-zoomed': async (page) => {
    await openExtrablatt(page, { ...single, steps: 68 });
    const zoom = page.locator('.xb-zoom');
    if (await zoom.isVisible()) await zoom.click();
  },
  'extrablatt-remove': (page) => openExtrablatt(page, { ...single, steps: 69 }),
  'extrablatt-refill': (page) => openExtrablatt(page, { ...single, steps: 54 }),
  'extrablatt-extra': (page) => openExtrablatt(page, { ...single, steps: 85 }),
  'extrablatt-motor': async (page) => {
    await openExtrablatt(page, { ...illustrated, steps: 78 });
    await page.locator('.xb-fax__card:has(> .xb-motor-mark)').first().click();
    await page.locator('.choice__item').first().click();
    await page.locator('.choice').last().locator('.choice__item').last().click();
  },
  'extrablatt-photo': async (page) => {
    await openExtrablatt(page, { ...illustrated, steps: 25 });
    await page.locator('.xb-fax__card:has(.xb-photo)').first().click();
    await page.waitForSelector('.xb-photo-button');
  },
  'extrablatt-photo-large': async (page) => {
    await openExtrablatt(page, { ...illustrated, steps: 25 });
    await page.locator('.xb-fax__card:has(.xb-photo)').first().click();
    await page.locator('.xb-photo-button').click();
    await page.waitForSelector('.xb-photo-large');
  },
  'extrablatt-cheques': async (page) => {
    await openExtrablatt(page, { ...single, steps: 60 });
    await page.locator('.xb-pick').last().click();
  },
  'extrablatt-moment': (page) => openExtrablatt(page, { ...single, steps: 76 }),
  'extrablatt-ad': async (page) => {
    await openExtrablatt(page, { ...single, steps: 76 });
    await page.locator('.xb-duel__close').click();
    await putCard(page);
  },
  'extrablatt-duck': async (page) => {
    await openExtrablatt(page, { ...single, steps: 118 });
    await page.locator('.xb-duel__close').click();
    await page.locator('.xb-hoax').first().click();
  },
  'extrablatt-if-now': async (page) => {
    await openExtrablatt(page, { ...single, steps: 115 });
    await page.locator('.xb-status__buttons button').nth(1).click();
    await page.waitForSelector('dialog .xb-tally');
  },
  'extrablatt-newsroom': async (page) => {
    await openExtrablatt(page, { ...illustrated, steps: 78 });
    await page.locator('.xb-status__buttons button').last().click();
  },
  'extrablatt-over': (page) => openExtrablatt(page, finished),
  'extrablatt-count': async (page) => {
    await openExtrablatt(page, finished);
    await page.locator('.xb-count__buttons button').first().click();
    for (let step = 0; step < 4; step++)
      await page.locator('.xb-count__buttons button').nth(3).click();
  },
  'extrablatt-replay': async (page) => {
    await openExtrablatt(page, finished);
    await page.locator('a[href^="/replay"]').click();
    await page.waitForSelector('.replay');
    for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowLeft');
  },
  'extrablatt-front-page': async (page) => {
    await openExtrablatt(page, finished);
    await openFrontPage(page);
  },
};
