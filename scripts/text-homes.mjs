import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(fileURLToPath(import.meta.url), '../..');

/** Every folder that has texts of its own: the shell and what it loads when it is needed, and each game. */
export const homes = [
  'web',
  'web/src/admin',
  'web/src/endings',
  'web/src/evening',
  'web/src/review',
  'web/src/daily',
  'web/src/luck',
  ...['games', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  ),
].filter((home) => existsSync(join(root, home, 'locales/en.json')));
