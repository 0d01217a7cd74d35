// npm test: format, types, layers, unit tests, many processes, build, browser tests, release. Sets up what is missing.
// npm test quick: the same, with the unit tests that a change touches and one browser walk through every game.
// npm test check | unit | cluster | browser | release: one stage alone.
import { changedFiles, relatedFiles } from './change.mjs';
import { chromium } from './chromium.mjs';
import { parts } from './parts.mjs';
import { build, install, orStop, run } from './setup.mjs';

function browser(...files) {
  build();
  run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...files], {
    env: { ...process.env, CHROMIUM: chromium() },
  });
}

const check = () => run('npm', ['run', '--silent', 'check']);
const unit = () => {
  parts();
  run('npx', ['vitest', 'run']);
};

/** A house of several processes, where everything fails in turn and editions change. */
function cluster() {
  parts();
  run('npx', ['vitest', 'run', '-c', 'vitest.cluster.config.ts']);
}

/** What operators get: a release, started from an empty folder, and proxies in front of it. */
function release() {
  parts();
  build();
  run('npx', ['vitest', 'run', '-c', 'vitest.release.config.ts']);
}

/** Where git cannot say what changed, everything may have. */
function related() {
  const files = changedFiles();
  if (!files) return unit();
  const named = relatedFiles(files);
  console.log(`Changed files: ${files.length}, of interest to unit tests: ${named.length}`);
  if (named.length) run('npx', ['vitest', 'related', '--run', '--passWithNoTests', ...named]);
}

const WHOLE = { check, unit, cluster, browser: () => browser(), release };
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
