import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_IDS } from '@late/lexicon';
import { readLexicon, WordListFault, wordListAssets } from '@late/lexicon/node';
import { SettingsFault } from '../../settings.ts';
import { checkWordLists } from '../../word-list.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** The word lists, and whether the app plays by the same. */
export function lookAtWordList(webFolder: string): Finding[] {
  try {
    const findings = EDITION_IDS.map((edition) => {
      const start = performance.now();
      const list = readLexicon(edition);
      const took = Math.round(performance.now() - start);
      const checksum = /-(\w+)\.lex$/.exec(wordListAssets(edition).list)?.[1];
      return ok(`The word list ${list.id} (checksum ${checksum}) loads in ${took} ms.`);
    });
    if (!existsSync(join(webFolder, 'index.html')))
      return [
        ...findings,
        warn('The app is not built: people get no pages.', 'In a checkout: npm run build.'),
      ];
    checkWordLists(webFolder);
    const built = statSync(join(webFolder, 'index.html')).mtime.toISOString().slice(0, 10);
    return [...findings, ok(`The app, built on ${built}, plays by the same list.`)];
  } catch (error) {
    if (error instanceof WordListFault)
      return [
        fail(
          `${error.message}.`,
          error.setting === 'HOUSE_WORDS_FILE'
            ? 'Write one +word or -word a line, or leave HOUSE_WORDS_FILE out (docs/dictionary.md).'
            : 'Set LEXICON_FILE to a list that late can read, or leave it out for ours (docs/dictionary.md).',
        ),
      ];
    if (error instanceof SettingsFault)
      return [fail(`${error.message}.`, 'In a checkout: npm run build.')];
    throw error;
  }
}
