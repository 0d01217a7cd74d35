import type { WordGraph } from '@late/lexicon';
import type { Token } from '../../rules/index.ts';
import { WordFinder } from '../ground/word-finder.ts';
import type { ChooseWord } from '../play/choose-word.ts';
import { misspelling } from './misspelling.ts';

/** Spells a word wrong every so many turns, and otherwise plays as it would. */
export function bluffing(graph: WordGraph, every: number, honest: ChooseWord): ChooseWord {
  const finder = new WordFinder(graph);
  return (view, chance) => {
    const bluffs = chance.below(every) === 0;
    const hand = view.hands[view.turn] as readonly Token[];
    return (bluffs ? misspelling(finder, view, hand, chance) : null) ?? honest(view, chance);
  };
}
