import type { Page } from '@playwright/test';
import { manifestOf } from '../games/index.ts';
import type { Manifest } from '../games/manifest.ts';
import { isOver, layByBots } from './laid-by-bots.ts';
import { lay } from './storage.ts';

/** The last screen of a game that bots have played to its end. */
export async function openFinished(page: Page, game: string): Promise<void> {
  const laid = await layByBots(manifestOf(game) as Manifest, isOver);
  await lay(page, laid);
  await page.goto(`/table/${game}/${laid.kept.plan.id}`);
  await page.waitForSelector('.result');
}

export async function openFrontPage(page: Page): Promise<void> {
  await page.locator('.result__page').click();
  await page.waitForSelector('.press[data-ready]');
}
