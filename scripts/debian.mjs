// What tests need besides npm packages: found on this machine, or installed on Debian as root.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';

/** Debian keeps PostgreSQL's programs, and those that only root starts, off the usual path. */
function folders() {
  const path = (process.env.PATH ?? '').split(delimiter);
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  return [...path, ...versions.map((version) => join(POSTGRES, version, 'bin')), '/usr/sbin'];
}

/** The first of these programs that is there. */
export function findProgram(names) {
  for (const name of names) {
    for (const folder of folders()) {
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

/** True if Debian's packages could be installed: not where there is no Debian, no right, or no network. */
export function installDebian(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  try {
    // Without a network this is not worth a long wait.
    execFileSync('apt-get', ['update', '-qq'], { ...quiet, timeout: 60_000 });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      ...quiet,
      timeout: 240_000,
    });
    return true;
  } catch (error) {
    console.error(`It could not be installed: ${error.message}`);
    return false;
  }
}
