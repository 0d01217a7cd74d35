// npm test: format, types, layers, unit tests, build, browser tests. Sets up what is missing.
import { chromium } from './chromium.mjs';
import { build, install, run } from './setup.mjs';

const only = process.argv[2];
const stages = {
  check: () => run('npm', ['run', '--silent', 'check']),
  unit: () => run('npx', ['vitest', 'run']),
  browser: () => {
    build();
    run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts'], {
      env: { ...process.env, CHROMIUM: chromium() },
    });
  },
};

install();
try {
  for (const [name, stage] of Object.entries(stages)) {
    if (only && only !== name) continue;
    console.log(`\n== ${name}`);
    stage();
  }
} catch (error) {
  if (error.status === undefined) console.error(error.message);
  process.exit(1);
}
