// The servers that tests of a house of many processes run against. On Debian as root they are installed.
import { findProgram, installDebian } from './debian.mjs';

const PARTS = [
  {
    programs: ['postgres'],
    debian: 'postgresql',
    tests: 'the store on PostgreSQL, many processes',
  },
  { programs: ['valkey-server', 'redis-server'], debian: 'redis-server', tests: 'the bus' },
  { programs: ['nginx'], debian: 'nginx-light', tests: 'nginx in front' },
  { programs: ['caddy'], debian: 'caddy', tests: 'Caddy in front' },
  { programs: ['systemd-analyze'], debian: 'systemd', tests: 'systemd units' },
];

/** Says in a line each what is missing, and which tests are skipped for it. */
export function parts() {
  const isMissing = ({ programs }) => findProgram(programs) === null;
  const missing = PARTS.filter(isMissing);
  if (missing.length) installDebian(missing.map(({ debian }) => debian));
  for (const { programs, debian, tests } of PARTS.filter(isMissing)) {
    console.log(
      `Skipped, since ${programs.join(' or ')} is not there (Debian's package ${debian}): tests of ${tests}`,
    );
  }
}
