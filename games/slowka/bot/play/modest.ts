import type { WordGraph } from '@late/lexicon';
import type { Token } from '../../rules/index.ts';
import { groundOf } from '../ground/ground.ts';
import { lettersOf } from '../ground/letters-of.ts';
import { WordFinder } from '../ground/word-finder.ts';
import type { ChooseWord } from './choose-word.ts';

/** Takes any of the `among` words with most points that it knows, but for those that it overlooks: so many in a hundred. */
export function modest(graph: WordGraph, among: number, overlooked = 0): ChooseWord {
  const finder = new WordFinder(graph);
  return (view, chance) => {
    const hand = lettersOf(graph.alphabet, view.hands[view.turn] as readonly Token[]);
    const best = finder.best(groundOf(view), hand, among);
    const found = overlooked === 0 ? best : best.filter(() => chance.below(100) >= overlooked);
    return found[chance.below(Math.max(1, found.length))] ?? null;
  };
}
