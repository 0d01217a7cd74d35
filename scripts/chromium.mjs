// Finds a Chromium for the browser tests; on Debian as root it installs one.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
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

export function chromium() {
  const found = process.env.CHROMIUM ?? onPath();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium …');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { ...quiet, env });
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: "apt-get install chromium"), or name one with CHROMIUM=/path/to/chromium.',
  );
}
