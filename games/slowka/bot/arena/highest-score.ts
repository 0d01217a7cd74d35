import { ANY_PART, type Lexicon } from '@late/lexicon';
import type { Token } from '../../rules/index.ts';
import { groundOf } from '../ground/ground.ts';
import { lettersOf } from '../ground/letters-of.ts';
import { WordFinder } from '../ground/word-finder.ts';
import { withoutWord } from '../play/without-word.ts';
import type { Player } from './player.ts';

/** The plain player whom a good one must beat: the word of most points, whatever comes of it. */
export function highestScore(lexicon: Lexicon): Player {
  const finder = new WordFinder(lexicon.graph(ANY_PART));
  return (view) => {
    const hand = view.hands[view.turn] as readonly Token[];
    const [best] = finder.best(groundOf(view), lettersOf(lexicon.edition.alphabet, hand), 1);
    return best ? { do: 'word', laid: best.laid, path: best.path } : withoutWord(view, hand);
  };
}
