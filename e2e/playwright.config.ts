import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { BUILT_SERVER } from './built-server.ts';
import { ROOMY } from './test-server.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the two processors of the smallest machine: a test waits for a fifth of its time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  // A busy machine may starve a browser once; what fails twice has failed. It is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Known when the server has said it, which is before any test runs.
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    launchOptions,
    // Tests have no time to watch bots; those that are about their pace clear this away.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${process.env.E2E_PORT}`,
          localStorage: [
            { name: 'kept/bot-pace', value: '"brisk"' },
            // Nor to see type come late.
            { name: 'type', value: 'here' },
          ],
        },
      ],
    },
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
    // It chooses a port of its own and says so in its log, from where it gets into E2E_PORT.
    wait: { stdout: /listening at http:\/\/127\.0\.0\.1:(?<e2e_port>\d+)/ },
    env: {
      ...ROOMY,
      LOG_LEVEL: 'info',
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'late-e2e-')),
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
