import type { WordGraph } from '@late/lexicon';
import { type Token, unseenTokens } from '../../rules/index.ts';
import { groundOf } from '../ground/ground.ts';
import { lettersOf } from '../ground/letters-of.ts';
import { WordFinder } from '../ground/word-finder.ts';
import { foresight } from '../prospects/prospects.ts';
import type { Weights } from '../prospects/weights.ts';
import type { ChooseWord } from './choose-word.ts';
import { BRIEF, Endgame } from './endgame.ts';

/** Weighs points against what a word leaves to the next player, and calculates the end. */
export function farSighted(
  graph: WordGraph,
  learned: Readonly<Record<number, Weights>>,
  reckoning = BRIEF,
): ChooseWord {
  const finder = new WordFinder(graph);
  return (view, _, isLate) => {
    const weights = learned[view.counts.length] as Weights;
    const hand = lettersOf(graph.alphabet, view.hands[view.turn] as readonly Token[]);
    const ground = groundOf(view);
    const poolLasts = view.pool.length > 0;
    if (!poolLasts && view.counts.length === 2) {
      // All that is unseen is in the one other hand.
      const rival = lettersOf(graph.alphabet, unseenTokens(view));
      return new Endgame(finder, weights, isLate, reckoning).best(ground, hand, rival);
    }
    return finder.best(ground, hand, 1, foresight(weights, ground, hand, poolLasts))[0] ?? null;
  };
}
