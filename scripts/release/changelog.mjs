import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

const HEAD = /^## \[([^\]]+)\].*$/m;

/** The newest section of the changelog: what it is called, and what it tells. */
export function newest(text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) {
  const sections = text.split(/^(?=## \[)/m).slice(1);
  const section = sections.find((each) => each.replace(HEAD, '').trim() !== '');
  if (!section) throw new Error('CHANGELOG.md has no section with anything in it');
  return { name: HEAD.exec(section)[1], notes: `${section.replace(HEAD, '').trim()}\n` };
}

/** What is built after a release and before the next says so. */
export function version() {
  const { version: last } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name } = newest();
  if (name === last) return last;
  if (name === 'Unreleased') return `${last}+unreleased`;
  throw new Error(`package.json is at ${last}, the newest section of CHANGELOG.md at ${name}`);
}
