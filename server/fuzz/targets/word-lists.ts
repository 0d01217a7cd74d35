import { ANY_PART, DamagedLexicon, openLexicon } from '@late/lexicon';
import { compileList } from '../../../lexicon/build/compile-list.ts';
import { writeLexicon } from '../../../lexicon/build/write-lexicon.ts';
import type { Target } from '../target.ts';

const WORDS = [
  'kot',
  'kotek',
  'kotka',
  'oko',
  'okno',
  'tok',
  'ton',
  'not',
  'nota',
  'żaba',
  'źródło',
];

/** Word lists with damaged bytes: refused as such, or read and searched without harm. */
export const wordLists: Target = (() => {
  const sound = new Uint8Array(writeLexicon(compileList('fuzz', WORDS.join('\n'))));
  return {
    name: 'word lists',
    attempt(chance) {
      const bytes = chance.below(4) ? sound.slice() : sound.slice(0, chance.below(sound.length));
      for (let left = chance.below(4); left > 0 && bytes.length; left--) {
        bytes[chance.below(bytes.length)] = chance.below(256);
      }
      try {
        const lexicon = openLexicon(bytes.buffer);
        for (const word of WORDS) lexicon.verdict(word, ANY_PART);
        return true;
      } catch (error) {
        if (error instanceof DamagedLexicon) return false;
        throw error;
      }
    },
  };
})();
