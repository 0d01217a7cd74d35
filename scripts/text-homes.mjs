import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(fileURLToPath(import.meta.url), '../..');

/** Every folder that has texts of its own: the shell, the admin page, and each game. */
export const homes = [
  'web',
  'web/src/admin',
  ...['games', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  ),
].filter((home) => existsSync(join(root, home, 'locales/en.json')));
