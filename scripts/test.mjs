// npm test: format, types, layers, unit tests, build, browser tests. Sets up what is missing.
import { createServer } from 'node:net';
import { chromium } from './chromium.mjs';
import { build, install, orStop, run } from './setup.mjs';

/** A port that nobody uses, so that two test runs on one machine do not meet. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

const only = process.argv[2];
const stages = {
  check: () => run('npm', ['run', '--silent', 'check']),
  unit: () => run('npx', ['vitest', 'run']),
  browser: async () => {
    build();
    run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts'], {
      env: { ...process.env, CHROMIUM: chromium(), E2E_PORT: await freePort() },
    });
  },
};

install();
await orStop(async () => {
  for (const [name, stage] of Object.entries(stages)) {
    if (only && only !== name) continue;
    console.log(`\n== ${name}`);
    await stage();
  }
});
