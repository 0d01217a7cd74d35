import type { WordGraph } from '@late/lexicon';
import type { Token } from '../../rules/index.ts';
import { WordFinder } from '../ground/word-finder.ts';
import type { ChooseWord } from '../play/choose-word.ts';
import { misspelling } from './misspelling.ts';

/**
 * Spells a word wrong every so many turns, and otherwise plays as it would. What would come out vulgar is
 * not laid.
 */
export function bluffing(
  graph: WordGraph,
  every: number,
  honest: ChooseWord,
  isVulgar: (word: string) => boolean,
): ChooseWord {
  const finder = new WordFinder(graph);
  return (view, chance) => {
    const bluffs = chance.below(every) === 0;
    const hand = view.hands[view.turn] as readonly Token[];
    const bluff = bluffs ? misspelling(finder, view, hand, chance) : null;
    return bluff && !isVulgar(bluff.word) ? bluff : honest(view, chance);
  };
}
