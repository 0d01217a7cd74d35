import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

const PORT = 4173;

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort --host 127.0.0.1`,
    cwd: '../web',
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
});
