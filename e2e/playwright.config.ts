import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { BUILT_SERVER } from './built-server.ts';
import { ROOMY } from './house.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  // A busy machine may starve a browser once; what fails twice has failed. It is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Whoever tests offline use asks for it: see kept-for-offline.ts.
    serviceWorkers: 'block',
    // Tracing every test takes a third of the machine; one that failed is traced when it is tried again.
    trace: 'on-first-retry',
    actionTimeout: 15_000,
  },
  // The real server, with its policy and its headers; every run starts with an empty house.
  webServer: {
    command: ['node', ...BUILT_SERVER.args].join(' '),
    cwd: BUILT_SERVER.cwd,
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: {
      ...BUILT_SERVER.env,
      ...ROOMY,
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'late-e2e-')),
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
