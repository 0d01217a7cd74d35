import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPolish, wordListAsset } from '@late/lexicon/node';
import { SettingsFault } from './settings.ts';

/**
 * Browsers must play by the same words as the server: the app is built with the list it judges by.
 * Throws `WordListFault` if that list is of no use at all.
 */
export function checkWordList(webFolder: string): void {
  readPolish();
  const isBuilt = existsSync(join(webFolder, 'index.html'));
  if (!isBuilt || existsSync(join(webFolder, 'assets', wordListAsset()))) return;
  throw new SettingsFault(
    'The app was built with another word list: build it again with the same LEXICON_FILE',
  );
}
