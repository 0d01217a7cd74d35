import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_IDS } from '@late/lexicon';
import { readHouseLines, readLexicon, wordListAssets } from '@late/lexicon/node';
import { SettingsFault } from './settings.ts';

/**
 * Browsers must play by the same words as the server: the app is built with the lists it judges by, and asks for
 * what the house adds to them. Throws `WordListFault` if the list that its operator names is of no use at all.
 */
export function checkWordLists(webFolder: string): void {
  readLexicon('pl');
  if (!existsSync(join(webFolder, 'index.html'))) return;
  const isThere = (asset: string) => existsSync(join(webFolder, 'assets', asset));
  const isAll = EDITION_IDS.every((edition) => {
    const { list, additions } = wordListAssets(edition);
    return isThere(list) && isThere(additions);
  });
  if (isAll) return;
  throw new SettingsFault(
    'The app was built with another word list: build it again with the same LEXICON_FILE',
  );
}

/** The house's own words, where pages look for them. */
export function houseWords(): ReadonlyMap<string, string> {
  return new Map(
    EDITION_IDS.map((edition) => [`house-words/${edition}.txt`, readHouseLines(edition)]),
  );
}
