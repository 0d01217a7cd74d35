import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { GAMES } from '../../games/index.ts';
import { launchOptions } from '../browser.ts';
import { layByBots, turnOf } from '../laid-by-bots.ts';
import { lay } from '../storage.ts';
import { TestServer } from '../test-server.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '1' },
    why: { type: 'boolean', default: false },
  },
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
  args: [...launchOptions.args, `--remote-debugging-port=${PORT}`],
});
const page = context.pages()[0] ?? (await context.newPage());
await page.goto(server.url);
const tables = await Promise.all(GAMES.map((game) => layByBots(game, turnOf(0, STEPS))));
await page.waitForSelector('.front--read');
await lay(page, ...tables);
const addresses: readonly (readonly [string, string])[] = [
  ['home', '/'],
  ...tables.map(({ kept: { plan } }) => [plan.game, `/table/${plan.game}/${plan.id}`] as const),
];
const asked = addresses.filter(([name]) => new RegExp(values.only).test(name));
// As a reader who comes back to what is to go on with; Lighthouse forgets all files, but not what was played.
await page.goto(server.url);
await page.waitForSelector('.continue__card');
for (const [, path] of asked.filter(([name]) => name !== 'home')) {
  await page.goto(path);
  await page.waitForSelector('.frame__board');
  await page.waitForLoadState('networkidle');
}
await page.goto('about:blank');

/** What is read of a page, each of them the median of all times. */
async function look(path: string): Promise<string[]> {
  const answers: Result[] = [];
  for (let time = 0; time < Number(values.times); time++) {
    // Lighthouse empties the browser's cache: our type is no longer at hand.
    await page.goto('/icon.svg');
    await page.evaluate(() => localStorage.removeItem('type'));
    await page.goto('about:blank');
    const answer = await lighthouse(`${server.url}${path}`, {
      port: PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!answer) throw new Error(`Lighthouse said nothing about ${path}`);
    answers.push(answer.lhr);
  }
  const median = (read: (report: Result) => number | null | undefined) =>
    answers.map((report) => read(report) ?? 0).sort((one, other) => one - other)[
      Math.floor(answers.length / 2)
    ] as number;
  const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue);
  if (values.why) {
    const flaws = Object.values(answers[0]?.audits ?? {}).filter(
      ({ score }) => score !== null && score < 0.9,
    );
    for (const { id, displayValue } of flaws) console.log(`  ${id} ${displayValue ?? ''}`);
  }
  return [
    ...CATEGORIES.map((id) =>
      String(Math.round(100 * median(({ categories }) => categories[id]?.score))),
    ),
    ...TIMES.map((id) => (audit(id) / 1000).toFixed(2)),
    audit('total-blocking-time').toFixed(0),
    audit('cumulative-layout-shift').toFixed(3),
  ];
}

console.log(
  'page | performance | accessibility | best practices | first paint s | largest paint s | interactive s | blocked ms | shift',
);
for (const [name, path] of asked) console.log([name, ...(await look(path))].join(' | '));
await context.close();
await server.close();
rmSync(profile, { recursive: true, force: true });
