import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { flaws } from '../flaws.ts';
import { openSpecimen } from '../specimen/open-specimen.ts';
import { TestServer } from '../test-server.ts';
import { typeSet } from '../type-set.ts';
import { SIZES, sizesIn } from './sizes.ts';
import { OPERATOR_TOKEN } from './stops/admin.ts';
import { LONG_STOPS, specimenStops } from './stops/specimen.ts';
import { STOPS } from './stops.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    only: { type: 'string' },
    theme: { type: 'string' },
    size: { type: 'string' },
    axe: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const THEMES = values.theme ? [values.theme] : ['paper', 'night'];

const folder = new URL('../../tour/', import.meta.url).pathname;
if (!values.only) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const found: string[] = [];
const server = await TestServer.open({ OPERATOR_TOKEN });
const specimen = await openSpecimen();
const stops = { ...STOPS, ...specimenStops(specimen.url) };
const browser = await chromium.launch(launchOptions);
for (const size of sizesIn(values.size)) {
  const { hasTouch, ...viewport } = SIZES[size];
  for (const theme of THEMES) {
    const context = await browser.newContext({
      viewport,
      baseURL: server.url,
      hasTouch,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(
      ([language, paper]) => {
        const kept = JSON.parse(localStorage.getItem('settings') ?? '{}');
        localStorage.setItem('settings', JSON.stringify({ ...kept, language, theme: paper }));
      },
      [values.language, theme],
    );
    const page = await context.newPage();
    for (const [name, visit] of Object.entries(stops)) {
      if (values.only && !new RegExp(values.only).test(name)) continue;
      await visit(page);
      await page.waitForSelector('main');
      await typeSet(page);
      const picture = `${name}-${size}-${theme}-${values.language}`;
      const fullPage = LONG_STOPS.includes(name);
      await page.screenshot({ path: `${folder}${picture}.png`, fullPage });
      if (values.axe) {
        found.push(...(await flaws(page)).map((flaw) => `${picture}: ${flaw}`));
      }
    }
    await context.close();
  }
}
await browser.close();
await specimen.close();
await server.close();
process.stdout.write(`Pictures are in ${folder}\n`);
for (const flaw of found) process.stderr.write(`${flaw}\n`);
if (found.length) process.exitCode = 1;
