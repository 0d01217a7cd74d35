import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { GAMES } from '../../games/index.ts';
import { launchOptions } from '../browser.ts';
import { layByBots, turnOf } from '../laid-by-bots.ts';
import { lay } from '../storage.ts';
import { TestServer } from '../test-server.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, why: { type: 'boolean', default: false } },
});

const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'interactive'] as const;

/** Steps into a game, so that its board has something on it. */
const STEPS = 12;

const server = await TestServer.open();
const profile = mkdtempSync(join(tmpdir(), 'late-lighthouse-'));
const context = await chromium.launchPersistentContext(profile, {
  ...launchOptions,
  baseURL: server.url,
  args: [...(launchOptions.args ?? []), `--remote-debugging-port=${PORT}`],
});
const page = context.pages()[0] ?? (await context.newPage());
await page.goto(server.url);
const tables = await Promise.all(GAMES.map((game) => layByBots(game, turnOf(0, STEPS))));
await page.waitForSelector('.front--read');
await lay(page, ...tables);
// As a reader who comes back: room is kept for what is to go on with.
await page.goto(server.url);
await page.waitForSelector('.continue__card');
await page.goto('about:blank');

console.log(
  'page | performance | accessibility | best practices | first paint s | largest paint s | interactive s | blocked ms | shift',
);
const addresses: readonly (readonly [string, string])[] = [
  ['home', '/'],
  ...tables.map(({ kept: { plan } }) => [plan.game, `/table/${plan.game}/${plan.id}`] as const),
];
for (const [name, path] of addresses) {
  if (!new RegExp(values.only).test(name)) continue;
  const answer = await lighthouse(`${server.url}${path}`, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!answer) throw new Error(`Lighthouse said nothing about ${name}`);
  const { categories, audits } = answer.lhr;
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  const seconds = TIMES.map((id) => ((audits[id]?.numericValue ?? 0) / 1000).toFixed(2));
  const blocked = Math.round(audits['total-blocking-time']?.numericValue ?? 0);
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3);
  console.log([name, ...scores, ...seconds, blocked, shift].join(' | '));
  if (values.why) {
    const flaws = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
    for (const { id, displayValue } of flaws) console.log(`  ${id} ${displayValue ?? ''}`);
  }
}
await context.close();
await server.close();
rmSync(profile, { recursive: true, force: true });
