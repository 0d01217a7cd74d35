// The operator's own word list, wherever in the house its name is needed.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Its bytes; null where the house plays by ours. Whatever is started from here finds it from any folder. */
export function wordList() {
  const { LEXICON_FILE: named, INIT_CWD: given, npm_package_json: moved } = process.env;
  if (!named) return null;
  // npm goes to the folder of the package; the name was given where npm was called.
  const isMoved = given && moved && dirname(moved) === process.cwd();
  const file = resolve(isMoved ? given : '.', named);
  process.env.LEXICON_FILE = file;
  try {
    return readFileSync(file);
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'no such file' : `cannot be read (${error.code})`;
    console.error(`LEXICON_FILE ${file}: ${why}`);
    process.exit(1);
  }
}
