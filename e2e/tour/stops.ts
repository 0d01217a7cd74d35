import type { Page } from '@playwright/test';
import { beginGame, chooseSplit, playThrow, throwDice } from '../play-extra.ts';
import { playTogether } from '../play-online.ts';

type Stop = (page: Page) => Promise<unknown>;

async function askForRoom(page: Page): Promise<void> {
  await page.goto('/new/extra?online');
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
export const STOPS: Readonly<Record<string, Stop>> = {
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
  'extra-start': (page) => beginGame(page, 'solo'),
  'extra-thrown': async (page) => {
    await beginGame(page, 'solo');
    await throwDice(page);
  },
  'extra-column': async (page) => {
    await beginGame(page, 'solo');
    await throwDice(page);
    await chooseSplit(page);
  },
  'extra-middle': async (page) => {
    await beginGame(page, 'solo');
    for (let i = 0; i < 12; i++) await playThrow(page);
    await throwDice(page);
    await chooseSplit(page);
  },
  'extra-over': async (page) => {
    await beginGame(page, 'solo');
    while (await playThrow(page));
  },
  'extra-bots': async (page) => {
    await beginGame(page, 'bots', { bots: 3 });
    for (let i = 0; i < 6; i++) await playThrow(page);
    await throwDice(page);
    await chooseSplit(page);
  },
  'extra-six': async (page) => {
    await beginGame(page, 'bots', { bots: 5 });
    for (let i = 0; i < 3; i++) await playThrow(page);
    await throwDice(page);
  },
  'extra-hand-over': async (page) => {
    await beginGame(page, 'device');
    await throwDice(page);
    await page.waitForSelector('.hand-over');
  },
  'extra-real-dice': async (page) => {
    await beginGame(page, 'solo', { realDice: true });
    for (const key of [3, 5, 1])
      await page
        .locator('.keys button')
        .nth(key - 1)
        .click();
  },
  'table-menu': async (page) => {
    await beginGame(page, 'solo');
    await page.locator('.head__actions button').last().click();
  },
  'new-online': (page) => askForRoom(page),
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
  rules: (page) => page.goto('/rules/extra#forced'),
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
  records: (page) => page.goto('/records'),
  settings: (page) => page.goto('/settings'),
  missing: (page) => page.goto('/nowhere'),
  'home-later': (page) => page.goto('/'),
};
