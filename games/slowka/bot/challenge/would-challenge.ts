import { hasWord, type WordGraph } from '@late/lexicon';
import { challengeFault, type View } from '../../rules/index.ts';

/** Whether a bot would challenge the waiting word: from its view alone, so that the answer stays the same. */
export type WouldChallenge = (view: View) => boolean;

const ALL = 100;

/**
 * Challenges words that are not in its vocabulary, `often` of a hundred of them: a bot that knows
 * few words would otherwise challenge at every turn.
 */
export function challengesBy(vocabulary: WordGraph, often = ALL): WouldChallenge {
  return (view) => {
    const { viewer, waiting } = view;
    if (viewer === 'audience' || !waiting || challengeFault(view, viewer)) return false;
    if (view.tableWords.admitted.includes(waiting.word)) return false;
    return !hasWord(vocabulary, waiting.word) && whimOf(waiting.word, viewer) < often;
  };
}

/** A number below 100 that is always the same for a word and a seat. */
function whimOf(word: string, seat: number): number {
  let hash = seat + 1;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) >>> 0;
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) % ALL;
}
