// npm run tour [-- --language de]: pictures of every screen, for our own eyes.
import { chromium } from './chromium.mjs';
import { build, install, run } from './setup.mjs';

install();
build();
run('npx', ['tsx', 'e2e/tour/main.ts', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM: chromium() },
});
