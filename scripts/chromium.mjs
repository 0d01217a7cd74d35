// Finds a Chromium for the browser tests; on Debian as root it installs one.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without a window of its own, at little more than half the work. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here.
      }
    }
  }
  return null;
}

/** What Debian offers, or null where there is no Debian, no right to install, or no network. */
function installed() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null;
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  try {
    // Without a network this is not worth a long wait: another browser may do.
    execFileSync('apt-get', ['update', '-qq'], { ...quiet, timeout: 60_000 });
    execFileSync('apt-get', ['install', '-y', '-qq', SHELL], { ...quiet, timeout: 240_000 });
  } catch (error) {
    console.error(`It could not be installed: ${error.message}`);
  }
  return onPath([SHELL]);
}

export function chromium() {
  const found = process.env.CHROMIUM ?? onPath([SHELL]) ?? installed() ?? onPath(BROWSERS);
  if (found) return found;
  throw new Error(
    `The browser tests need Chromium. Install it (on Debian: "apt-get install ${SHELL}"), or name one with CHROMIUM=/path/to/chromium.`,
  );
}
