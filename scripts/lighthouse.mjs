// npm run lighthouse [-- --only home]: what Lighthouse says of the front page and of each game's table.
import { chromium } from './chromium.mjs';
import { build, install, run } from './setup.mjs';

install();
build();
run('npx', ['tsx', 'e2e/lighthouse/main.ts', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM: chromium() },
});
