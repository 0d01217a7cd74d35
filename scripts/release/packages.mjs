// Which npm packages are in a release.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../setup.mjs';
import { target } from './target.mjs';

const IMPORT =
  /^import\s*(?:[^'"]*?\sfrom\s*)?["']([^'"]+)["']|\bimport\(\s*["']([^'"]+)["']\s*\)/gm;

/** What was not built into these scripts: packages they load when they run. */
export function importedBy(folder) {
  const names = new Set();
  for (const file of scriptsIn(folder)) {
    for (const [, fixed, dynamic] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const asked = fixed ?? dynamic;
      if (!asked.startsWith('.') && !isBuiltin(asked)) names.add(packageOf(asked));
    }
  }
  return packagesFor(dirname(folder), [...names]);
}

/** All that a workspace needs in production, whether it is built into its scripts or not. */
export function neededBy(workspace) {
  const folder = join(root, workspace);
  return packagesFor(folder, Object.keys(manifest(folder).dependencies ?? {}));
}

/** Each once, by where it lies in the repository. Our own workspaces are looked through, and are not among them. */
function packagesFor(folder, names, found = new Map()) {
  for (const name of names) {
    const home = homeOf(name, folder);
    const facts = manifest(home);
    const place = relative(root, home).split(sep).join('/');
    if (found.has(place)) continue;
    found.set(place, facts);
    const { dependencies = {}, optionalDependencies = {} } = facts;
    const optional = Object.keys(optionalDependencies).filter((other) => isHere(other, home));
    packagesFor(home, [...Object.keys(dependencies), ...optional], found);
  }
  return new Map([...found].filter(([place]) => place.includes('node_modules')));
}

/** npm installs bindings of several C libraries; one is of use. */
function isHere(name, folder) {
  const home = find(name, folder);
  return home !== null && (!manifest(home).os || name.endsWith(`/${target()}`));
}

function homeOf(name, folder) {
  const home = find(name, folder);
  if (home === null) throw new Error(`${name}, which ${folder} needs, is not installed: npm ci`);
  return home;
}

/** As Node does: in the nearest node_modules upwards. */
function find(name, folder) {
  for (let from = folder; from.startsWith(root); from = dirname(from)) {
    const home = join(from, 'node_modules', name);
    if (existsSync(join(home, 'package.json'))) return realpathSync(home);
    if (from === root) break;
  }
  return null;
}

function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function scriptsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}
