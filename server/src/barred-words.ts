import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingsFault } from './settings.ts';

const MOST_BYTES = 256 * 1024;

/** The lines of the operator's file: a word each, or several that follow one another; `#` begins a remark. */
export function readBarredWords(file: string): string[] {
  const path = resolve(file);
  let text: string;
  try {
    if (statSync(path).size > MOST_BYTES)
      throw new SettingsFault(`BARRED_WORDS_FILE must have at most ${MOST_BYTES} bytes`);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof SettingsFault) throw error;
    throw new SettingsFault('BARRED_WORDS_FILE cannot be read');
  }
  return text.split('\n').filter((line) => !line.startsWith('#'));
}
