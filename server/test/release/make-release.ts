import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sources. */
    root: string;
    /** The folder with the tarball, its checksums and notes. */
    made: string;
    /** What was in the tarball. */
    unpacked: string;
  }
}

const root = join(import.meta.dirname, '../../..');

export default function makeRelease(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'late-release-'));
  const made = join(folder, 'made');
  const place = join(folder, 'place');
  execFileSync(process.execPath, ['scripts/release.mjs', '--to', made], { cwd: root });
  mkdirSync(place);
  const tarball = readdirSync(made).find((name) => name.endsWith('.tar.gz')) ?? '';
  execFileSync('tar', ['-xzf', join(made, tarball), '-C', place]);
  const [unpacked = ''] = readdirSync(place);
  project.provide('root', root);
  project.provide('made', made);
  project.provide('unpacked', join(place, unpacked));
  return () => rmSync(folder, { recursive: true, force: true });
}
