import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const dist = new URL('../../web/dist/', import.meta.url);
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
);

/** The JavaScript that must arrive before these entries run. */
function filesOf(...entries: readonly string[]): URL[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`not in the build: ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files].map((file) => new URL(file, dist));
}

/** All of it, gzipped. */
function weigh(...entries: readonly string[]): number {
  return filesOf(...entries).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

/** What the page itself asks for. */
const HOME = ['index.html', 'locales/de.json'];
const EXTRA = [
  'src/screens/NewGame.tsx',
  'src/screens/TableScreen.tsx',
  // Rules, hosting, board and story.
  Object.keys(manifest).find((key) => /^_extra-.*\.js$/.test(key)) ?? 'extra',
  '../games/extra/locales/de.json',
];

test('the front page needs at most 130 kB of JavaScript', () => {
  const size = weigh(...HOME);
  console.log(`front page: ${(size / 1000).toFixed(1)} kB gzip`);
  expect(size).toBeLessThanOrEqual(130_000);
});

test('the front page and EXTRA! need at most 200 kB of JavaScript', () => {
  const size = weigh(...HOME, ...EXTRA);
  console.log(`front page and EXTRA!: ${(size / 1000).toFixed(1)} kB gzip`);
  expect(size).toBeLessThanOrEqual(200_000);
});

test('the front page brings nothing that reads word lists', () => {
  // What every list begins with; whoever opens one looks for it.
  const reads = (file: URL) => readFileSync(file, 'utf8').includes('LATELEX1');
  expect(filesOf(...HOME).filter(reads)).toEqual([]);
});
