import { EDITIONS, type EditionId } from '../src/editions.ts';
import { graphOf } from '../src/graph-of.ts';
import type { Lexicon, Verdict } from '../src/lexicon.ts';

const NO = (reason: 'letter' | 'too-short' | 'not-listed'): Verdict => ({ word: false, reason });

/** A lexicon of a few words, all admitted, for tests that need no more. */
export function smallLexicon(
  words: readonly string[],
  id = 'small-1',
  language: EditionId = 'pl',
): Lexicon {
  const edition = EDITIONS[language];
  const listed = new Set(words);
  const graph = graphOf(listed, edition.alphabet);
  const lexicon: Lexicon = {
    id,
    edition,
    lists: [id],
    ofList: (asked) => (asked === id ? lexicon : null),
    verdict: (word) => {
      const lower = word.toLowerCase();
      if (!edition.alphabet.spell(lower)) return NO('letter');
      if (lower.length < 2) return NO('too-short');
      return listed.has(lower) ? { word: true } : NO('not-listed');
    },
    graph: () => graph,
  };
  return lexicon;
}
