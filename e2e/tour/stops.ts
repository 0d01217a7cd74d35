import type { Page } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { openRecords } from '../laid-records.ts';
import { beginGame, playThrow } from '../play-extra.ts';
import { playTogether } from '../play-online.ts';
import { layScreens } from '../screens.ts';
import type { Stop } from './stop.ts';
import { adminStops } from './stops/admin.ts';
import { dailyStops } from './stops/daily.ts';
import { guestSays } from './stops/guest-says.ts';
import { followInvitation } from './stops/invited.ts';
import { lessonStops } from './stops/lessons.ts';
import { luckStops } from './stops/luck.ts';
import { reviewStops } from './stops/review.ts';

type Stops = Readonly<Record<string, Stop>>;

/** Each game brings its own. */
const gameStops: Stops = Object.assign(
  {},
  ...(await Promise.all(
    GAMES.map(async ({ id }) => (await import(`../../games/${id}/tour/stops.ts`)).stops as Stops),
  )),
);

async function askForRoom(page: Page): Promise<void> {
  await page.goto('/new/extra?online');
  // Another stop may have chosen a duel, and the form remembers.
  await page.locator('input[value=together]').check({ force: true });
  await page.waitForSelector('.seat-grid');
  await page.locator('input[autocomplete=nickname]').fill('Anna');
}

/** A room with its host, a bot and free seats. */
async function openRoom(page: Page): Promise<void> {
  await askForRoom(page);
  await page.locator('.seat-grid select').first().selectOption('easy');
  await page.locator('input[value=listed]').check({ force: true });
  await page.locator('.form__start').click();
  await page.waitForSelector('.seat--bot');
}

async function startRoom(page: Page): Promise<void> {
  await page.locator('.form__start').click();
  await page.waitForSelector('.extra');
}

/** Every screen of the house, and each game in mid-play. */
export const STOPS: Stops = {
  home: (page) => page.goto('/'),
  'new-solo': (page) => page.goto('/new/extra'),
  'new-bots': async (page) => {
    await page.goto('/new/extra');
    await page.locator('input[value=bots]').check({ force: true });
    await page.locator('summary').click();
  },
  'new-device': async (page) => {
    await page.goto('/new/extra');
    await page.locator('input[value=device]').check({ force: true });
  },
  ...gameStops,
  ...luckStops,
  'table-menu': async (page) => {
    await beginGame(page, 'solo');
    await page.locator('.head__actions button').last().click();
  },
  'new-online': (page) => askForRoom(page),
  'room-invited': (page) => followInvitation(page),
  room: (page) => openRoom(page),
  'room-table': async (page) => {
    await openRoom(page);
    await startRoom(page);
    await page.locator('.throw .act').click();
    await page.waitForSelector('.split .pick');
  },
  'room-chat': async (page) => {
    await openRoom(page);
    await page.locator('.chat-button').click();
    for (const phrase of [0, 3]) await page.locator('.chat__phrases button').nth(phrase).click();
    await page.waitForSelector('.chat__own');
  },
  'room-chat-line': async (page) => {
    await openRoom(page);
    await guestSays(page, 'Your hat is silly, and so is your newspaper.');
    await page.locator('.chat-button').click();
    await page.locator('.chat__line .button').click();
    await page.waitForSelector('.complaints__line');
  },
  'room-report': async (page) => {
    await openRoom(page);
    await guestSays(page, 'Good evening.');
    await page.locator('.room .menu__more summary').click();
    await page.locator('.room .complaints').scrollIntoViewIfNeeded();
  },
  'room-blocked': async (page) => {
    await page.locator('.room .complaints > .button').first().click();
    await page.waitForSelector('.room .trouble');
  },
  'settings-blocked': async (page) => {
    await page.goto('/settings');
    await page.locator('.house-memory .people-list').first().scrollIntoViewIfNeeded();
  },
  'room-menu': async (page) => {
    await openRoom(page);
    await startRoom(page);
    await page.locator('.head__actions > button').last().click();
    await page.locator('.menu__more summary').first().click();
  },
  'room-over': async (page) => {
    await openRoom(page);
    await startRoom(page);
    await playTogether([page]);
  },
  fair: async (page) => {
    await page.locator('a[href^="/fair"]').click();
    await page.waitForSelector('.finding');
  },
  lobby: async (page) => {
    await page.goto('/lobby');
    await page.waitForSelector('.brief__list a');
  },
  ...lessonStops,
  rules: (page) => page.goto('/rules/extra#forced'),
  'rules-words': (page) => page.goto('/rules/slowka#bonus'),
  'rules-papers': (page) => page.goto('/rules/extrablatt#sections'),
  'rules-dialog': async (page) => {
    await beginGame(page, 'solo');
    await page.locator('.head__actions button').nth(1).click();
    await page.waitForSelector('.rulebook');
  },
  replay: async (page) => {
    await beginGame(page, 'solo');
    for (let i = 0; i < 5; i++) await playThrow(page);
    await page.locator('.head__actions button').last().click();
    await page.locator('a[href^="/replay"]').click();
    await page.waitForSelector('.replay');
  },
  ...reviewStops,
  records: (page) => page.goto('/records'),
  'records-plots': (page) => openRecords(page),
  ...dailyStops,
  settings: (page) => page.goto('/settings'),
  ...adminStops,
  missing: (page) => page.goto('/nowhere'),
  'home-later': async (page) => {
    await layScreens(page);
    await page.goto('/');
    await page.waitForSelector('.continue__card');
  },
  'records-later': async (page) => {
    await layScreens(page);
    await page.goto('/records');
    await page.waitForSelector('.records__list');
  },
};
