import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '..');
export const ROOT = join(FOLDER, '..');

export function readDeploy(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

export function readYaml(name: string): unknown {
  return parse(readDeploy(name), { merge: true, uniqueKeys: true });
}
