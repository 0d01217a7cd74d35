import type { Page } from '@playwright/test';
import { goTo } from './go-to.ts';
import { layTable } from './laid-table.ts';
import { lay, putRows, type Row } from './storage.ts';

/** A screen of the house, and how to get there. Nothing here depends on the language. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Is there once the screen is. */
  readonly shows: string;
  /** What remains to be done after loading. */
  readonly after?: (page: Page) => Promise<unknown>;
  /** A turn: it must fit into the window of a phone. */
  readonly turn?: true;
}

const headButton = (page: Page, index: number) =>
  page.locator('.head__actions button').nth(index).click();

async function newGame(page: Page, company: string): Promise<void> {
  await page.locator(`input[value=${company}]`).check({ force: true });
  await page.locator('summary').click();
}

/** Before anything was played. */
export const EMPTY_SCREENS: readonly Screen[] = [
  { name: 'front page, empty', path: '/', shows: '.front--read' },
  { name: 'records, empty', path: '/records', shows: '.notice' },
  { name: 'daily edition', path: '/daily', shows: '.task__actions button' },
  {
    name: 'new game, alone',
    path: '/new/extra',
    shows: '.form__start',
    after: (page) => newGame(page, 'solo'),
  },
  {
    name: 'new game, bots',
    path: '/new/extra',
    shows: '.form__start',
    after: (page) => newGame(page, 'bots'),
  },
  {
    name: 'new game, one device',
    path: '/new/extra',
    shows: '.form__start',
    after: async (page) => {
      await newGame(page, 'device');
      await page.locator('.people > .button').click();
    },
  },
  { name: 'rules', path: '/rules/extra', shows: '.rulebook h3' },
  { name: 'settings', path: '/settings', shows: '.form' },
  {
    name: 'settings, forget',
    path: '/settings',
    shows: '.form',
    after: (page) => page.locator('.form__section button').click(),
  },
  { name: 'missing page', path: '/nowhere', shows: '.notice' },
  { name: 'missing table', path: '/table/extra/nosuchtable', shows: '.notice' },
];

/** With the tables of `layScreens`. */
export const PLAYED_SCREENS: readonly Screen[] = [
  { name: 'front page, with tables', path: '/', shows: '.continue__card' },
  { name: 'records', path: '/records', shows: '.records__list' },
  { name: 'table, start', path: '/table/extra/start', shows: '.throw .act', turn: true },
  { name: 'table, thrown', path: '/table/extra/thrown', shows: '.pick', turn: true },
  {
    name: 'table, split with a column to choose',
    path: '/table/extra/thrown',
    shows: '.pick',
    turn: true,
    after: async (page) => {
      await page.locator('.pick').first().click();
      await page.locator('.pairing').first().click();
      await page.waitForSelector('.column--open');
    },
  },
  { name: 'table, forced fifth', path: '/table/extra/forced', shows: '.pick--barred', turn: true },
  { name: 'table, hand-over', path: '/table/extra/device', shows: '.hand-over', turn: true },
  {
    name: 'table, bots and their sheet',
    path: '/table/extra/bots',
    shows: '.pick',
    turn: true,
    after: async (page) => {
      await page.waitForSelector('.chip--decided ~ .chip--decided, li:nth-child(3) .chip--decided');
      await page.locator('.chip').nth(1).click();
    },
  },
  {
    name: 'table, real dice',
    path: '/table/extra/real',
    shows: '.keys',
    turn: true,
    after: async (page) => {
      for (const key of [3, 5]) await page.locator('.keys button').nth(key).click();
    },
  },
  { name: 'table, result', path: '/table/extra/done', shows: '.result' },
  { name: 'table, result of two', path: '/table/extra/done-two', shows: '.result__list' },
  {
    name: 'table, menu',
    path: '/table/extra/start',
    shows: '.throw .act',
    after: (page) => headButton(page, 2),
  },
  {
    name: 'table, rules',
    path: '/table/extra/start',
    shows: '.throw .act',
    after: async (page) => {
      await headButton(page, 1);
      await page.waitForSelector('dialog .rulebook h3');
    },
  },
  {
    name: 'table, undo',
    path: '/table/extra/undo',
    shows: '.pick',
    after: async (page) => {
      await headButton(page, 0);
      await page.waitForSelector('.dialog__actions');
    },
  },
  { name: 'replay', path: '/replay/table/done-two', shows: '.replay' },
];

/** The fourth throw leaves no choice but 1 for the fifth die. */
export const FORCED = [
  '1 throw 1 2 3 4 5',
  '1 2+3 4+5 1a',
  '1 throw 1 2 3 4 6',
  '1 1+3 4+6 2b',
  '1 throw 3 3 4 5 6',
  '1 3+4 5+6 3c',
  '1 throw 1 4 5 6 6',
];

const scores: Row[] = [
  ['solo', 'schmidt-house', 210],
  ['solo', 'schmidt-house', -70],
  ['bots', 'classic-table', 1],
].map(([company, heading, score], index) => ({
  store: 'scores',
  key: `score-${index}`,
  value: {
    table: `score-${index}`,
    game: 'extra',
    heading,
    company,
    score,
    won: Number(score) > 0,
    at: Date.UTC(2025, 10, 1 + index),
  },
}));

/** Lays out everything that the played screens show. */
export async function layScreens(page: Page): Promise<void> {
  const device = ['Anna', 'Bartek'];
  await lay(
    page,
    layTable({ id: 'start', names: ['Zofia'] }),
    layTable({ id: 'thrown', names: ['Zofia'], playOn: 1 }),
    layTable({ id: 'forced', names: ['Zofia'], realDice: true, moves: FORCED }),
    layTable({ id: 'device', names: device, playOn: 4 }),
    layTable({ id: 'bots', names: ['Zofia', 'Serif', 'Pica'], bots: 2, playOn: 9 }),
    layTable({ id: 'real', names: device, realDice: true, playOn: 6 }),
    layTable({ id: 'done', names: ['Zofia'], playOn: 'end' }),
    layTable({ id: 'done-two', names: device, playOn: 'end' }),
    layTable({ id: 'undo', names: ['Zofia'], playOn: 3 }),
  );
  await putRows(page, scores);
}

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await goTo(page, screen.path);
  await page.waitForSelector(screen.shows);
  await screen.after?.(page);
}
