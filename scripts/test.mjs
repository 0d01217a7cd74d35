// npm test: format, types, layers, unit tests, build, browser tests. Sets up what is missing.
// npm test quick: the same, with the unit tests that a change touches and one browser walk through every game.
// npm test check | unit | browser: one stage alone.
import { changedFiles, relatedFiles } from './change.mjs';
import { chromium } from './chromium.mjs';
import { build, install, orStop, run } from './setup.mjs';

function browser(...files) {
  build();
  run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...files], {
    env: { ...process.env, CHROMIUM: chromium() },
  });
}

const check = () => run('npm', ['run', '--silent', 'check']);
const unit = () => run('npx', ['vitest', 'run']);

/** Where git cannot say what changed, everything may have. */
function related() {
  const files = changedFiles();
  if (!files) return unit();
  const named = relatedFiles(files);
  console.log(`Changed files: ${files.length}, of interest to unit tests: ${named.length}`);
  if (named.length) run('npx', ['vitest', 'related', '--run', '--passWithNoTests', ...named]);
}

const WHOLE = { check, unit, browser: () => browser() };
const QUICK = { check, unit: related, browser: () => browser('walk.spec.ts') };

const [wish] = process.argv.slice(2);
if (wish && wish !== 'quick' && !(wish in WHOLE)) {
  console.error(`npm test, or one of: ${['quick', ...Object.keys(WHOLE)].join(', ')}`);
  process.exit(1);
}
const stages = wish === 'quick' ? QUICK : wish ? { [wish]: WHOLE[wish] } : WHOLE;

install();
await orStop(async () => {
  for (const [name, stage] of Object.entries(stages)) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    await stage();
    console.log(`== ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
});
