// Makes a fresh checkout ready: dependencies as locked, and the web app and the server built. Needs nothing but Node.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordList } from './word-list.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = join(root, 'node_modules', '.late');

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

export function run(command, args, options = {}) {
  execFileSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
}

/** Whatever failed has said why itself: a trace of these scripts would only bury it. */
export async function orStop(work) {
  try {
    await work();
  } catch (error) {
    if (error.status === undefined) console.error(error.message);
    process.exit(1);
  }
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Does `work` unless it was done before for the same `state`. */
function once(name, state, work) {
  const stamp = join(stamps, name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, state);
}

function sourcesOf(folder) {
  const skipped = ['node_modules', 'dist', 'test'];
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (skipped.includes(name)) return [];
    return statSync(join(root, path)).isDirectory() ? sourcesOf(path) : [path];
  });
}

export function install() {
  once('installed', digest(['package-lock.json']), () => {
    console.log('Installing dependencies …');
    run(npm, ['ci', '--no-audit', '--no-fund']);
  });
}

export function build() {
  const folders = [
    'kernel/src',
    'lexicon',
    'table/src',
    'protocol',
    'games',
    'server',
    'ui',
    'web',
  ];
  const made = [
    'web/dist/index.html',
    ...['main', 'bot-thread', 'late'].map((name) => `server/dist/${name}.js`),
  ];
  const list = wordList();
  const state =
    digest(['package-lock.json', ...folders.flatMap(sourcesOf)]) +
    (list ? createHash('sha256').update(list).digest('hex') : '');
  if (!made.every((file) => existsSync(join(root, file)))) once('built', '', () => {});
  once('built', state, () => {
    console.log('Building …');
    run(process.execPath, ['scripts/build.mjs']);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
