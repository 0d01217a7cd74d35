import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { additionsAsset, readHouseLines, readPolish, wordListAsset } from '@late/lexicon/node';
import { SettingsFault } from './settings.ts';

/**
 * Browsers must play by the same words as the server: the app is built with the list it judges by, and asks for
 * what the house adds to it.
 * Throws `WordListFault` if that list is of no use at all.
 */
export function checkWordList(webFolder: string): void {
  readPolish();
  if (!existsSync(join(webFolder, 'index.html'))) return;
  const isThere = (asset: string) => existsSync(join(webFolder, 'assets', asset));
  if (isThere(wordListAsset()) && isThere(additionsAsset())) return;
  throw new SettingsFault(
    'The app was built with another word list: build it again with the same LEXICON_FILE',
  );
}

/** The house's own words, where pages look for them. */
export function houseWords(): ReadonlyMap<string, string> {
  return new Map([['house-words/pl.txt', readHouseLines()]]);
}
