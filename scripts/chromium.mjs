// Finds a Chromium for the browser tests; on Debian as root it installs one.
import { findProgram, installDebian } from './debian.mjs';

/** The same engine without a window of its own, at little more than half the work. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function chromium() {
  const installed = () => (installDebian([SHELL]) ? findProgram([SHELL]) : null);
  const found =
    process.env.CHROMIUM ?? findProgram([SHELL]) ?? installed() ?? findProgram(BROWSERS);
  if (found) return found;
  throw new Error(
    `The browser tests need Chromium. Install it (on Debian: "apt-get install ${SHELL}"), or name one with CHROMIUM=/path/to/chromium.`,
  );
}
