// What is in a release: files, each with its path there, its bytes and its mode.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { LICENCE_FILE, notices } from './notices.mjs';
import { importedBy, neededBy } from './packages.mjs';
import { sbom } from './sbom.mjs';

const PLAIN = 0o644;
const PROGRAM = 0o755;
/** What packages are published with and nobody runs, at their top. */
const LEFT_BEHIND = /^(\..*|node_modules|tests?|spec|benchmarks?|docs|examples?)$/;
const RUN = /\.(js|cjs|mjs|json|node)$/;

export function contents(version, time) {
  const loaded = importedBy(join(root, 'server/dist'));
  const packages = new Map(
    [...loaded, ...neededBy('server'), ...neededBy('web')].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return [
    made('package.json', `${JSON.stringify(manifest(version), null, 2)}\n`),
    made('THIRD-PARTY-NOTICES.txt', notices(packages)),
    made('sbom.spdx.json', sbom(packages, version, time)),
    copied('scripts/release/late', 'late', PROGRAM),
    copied('scripts/release/README.md', 'README.md'),
    ...['LICENSE', 'CHANGELOG.md', 'docs/operations.md'].map((file) => copied(file)),
    ...tree('lexicon/data'),
    ...tree('server/dist'),
    ...tree('web/dist'),
    ...tree('deploy', (name) => name !== 'test'),
    ...[...loaded.keys()].flatMap((place) => tree(place, isOfUse)),
  ];
}

/** Node reads from it that the scripts are modules. */
function manifest(version) {
  const { name, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { name, version, private: true, license, type: 'module', engines };
}

function isOfUse(name, isFolder, isTop) {
  if (isFolder) return !isTop || !LEFT_BEHIND.test(name);
  return (RUN.test(name) && !/^\.|\.test\.\w+$/.test(name)) || LICENCE_FILE.test(name);
}

function tree(folder, isIn = () => true, isTop = true) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    const isFolder = statSync(join(root, path)).isDirectory();
    if (name === '.vite' || !isIn(name, isFolder, isTop)) return [];
    return isFolder ? tree(path, isIn, false) : [copied(path)];
  });
}

function copied(from, path = from, mode = PLAIN) {
  return { path, bytes: readFileSync(join(root, from)), mode };
}

function made(path, text) {
  return { path, bytes: Buffer.from(text), mode: PLAIN };
}
