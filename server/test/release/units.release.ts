import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findProgram } from '../../../scripts/debian.mjs';

const program = findProgram(['systemd-analyze']);
const source = join(inject('unpacked'), 'deploy/systemd');
const names = readdirSync(source);
const services = names.filter((name) => name.endsWith('.service'));
/** systemd's own scale goes from 0 to 10: up to 2 it calls OK, and most services are above 9. */
const EXPOSED_AT_MOST = 2.0;

const hardening = (name: string) =>
  readFileSync(join(source, name), 'utf8')
    .split('\n')
    .filter((line) =>
      /^(No|Capab|Ambient|Protect|Private|Remove|Lock|Restrict|SystemCall|UMask)/.test(line),
    );

test('all services are shut in alike', () => {
  expect(services).toHaveLength(4);
  expect(hardening('late-edition.service').length).toBeGreaterThan(20);
  for (const name of services) expect(hardening(name)).toEqual(hardening('late-edition.service'));
});

describe.skipIf(!program)('systemd', () => {
  // The release lies elsewhere than operators put it: its commands must be there.
  const folder = mkdtempSync(join(tmpdir(), 'late-units-'));
  const unit = (name: string) => join(folder, name.replace('@', '@8081'));
  beforeAll(() => {
    for (const name of names) {
      const text = readFileSync(join(source, name), 'utf8');
      writeFileSync(join(folder, name), text.replaceAll('/opt/late-edition', inject('unpacked')));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('finds nothing wrong with the units', () => {
    const { status, stderr, stdout } = spawnSync(
      program as string,
      ['verify', '--man=no', '--recursive-errors=no', ...names.map(unit)],
      { encoding: 'utf8', env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` } },
    );
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('late-edition'));
    expect([status, ours]).toEqual([0, []]);
  });

  test.each(services)('finds little to be got at from %s', (name) => {
    const args = ['security', '--offline=true', '--no-pager', '--json=off', join(folder, name)];
    const told = execFileSync(program as string, args, { encoding: 'utf8' });
    const [, exposed] = /Overall exposure level for \S+: ([\d.]+)/.exec(told) ?? [];
    expect(Number(exposed)).toBeLessThanOrEqual(EXPOSED_AT_MOST);
  });
});
