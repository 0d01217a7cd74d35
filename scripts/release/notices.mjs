import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Licences that let us pass a package on like this: with its texts, whatever the release is used for. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];
export const LICENCE_FILE = /^(licen[cs]e|notice|copying)/i;
const LINE = `\n${'-'.repeat(80)}\n\n`;

/** The texts under which others let us pass their work on. Stops at a licence that nobody has looked at. */
export function notices(packages) {
  const parts = [...packages].map(([place, { name, version, license, homepage }]) => {
    if (!ACCEPTED.includes(license)) throw new Error(`${name}: the licence is ${license}`);
    const texts = licenceTexts(join(root, place));
    const told = texts.length ? texts : ['The package has no text of its own for it.'];
    return [`${name} ${version}, ${license}`, ...(homepage ? [homepage] : []), '', ...told].join(
      '\n',
    );
  });
  const words = readFileSync(join(root, 'lexicon/data/ATTRIBUTION.md'), 'utf8').trim();
  return `${[HEAD, ...parts, words].join(`\n${LINE}`)}\n`;
}

const HEAD = `Late Edition contains, as files of their own under node_modules or built into its scripts, these
packages, and lists of words whose sources are told at the end.`;

function licenceTexts(folder) {
  return readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}
