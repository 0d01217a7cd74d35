// The operator's own word list and words, wherever in the house its name is needed.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The list's bytes; null where the house plays by ours. Whatever is started from here finds both files from any folder. */
export function wordList() {
  named('HOUSE_WORDS_FILE');
  return named('LEXICON_FILE');
}

function named(setting) {
  const { [setting]: name, INIT_CWD: given, npm_package_json: moved } = process.env;
  if (!name) return null;
  // npm goes to the folder of the package; the name was given where npm was called.
  const isMoved = given && moved && dirname(moved) === process.cwd();
  const file = resolve(isMoved ? given : '.', name);
  process.env[setting] = file;
  try {
    return readFileSync(file);
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'no such file' : `cannot be read (${error.code})`;
    console.error(`${setting} ${file}: ${why}`);
    process.exit(1);
  }
}
