import type { WordGraph } from '@late/lexicon';
import type { Token } from '../../rules/index.ts';
import type { Player } from '../arena/player.ts';
import { groundOf } from '../ground/ground.ts';
import { lettersOf } from '../ground/letters-of.ts';
import { WordFinder } from '../ground/word-finder.ts';
import { withoutWord } from '../play/without-word.ts';

/** Every so many turns it tries one of the best few, so that it sees what it would not choose. */
const TRIES_EVERY = 3;
const TRIES_AMONG = 8;

/** Plays for points, and now and then something else, to learn what comes of it. */
export function pupil(graph: WordGraph): Player {
  const finder = new WordFinder(graph);
  return (view, chance) => {
    const hand = view.hands[view.turn] as readonly Token[];
    const found = finder.best(groundOf(view), lettersOf(graph.alphabet, hand), TRIES_AMONG);
    const isTry = chance.below(TRIES_EVERY) === 0;
    const chosen = found[isTry && found.length > 0 ? chance.below(found.length) : 0];
    if (!chosen) return withoutWord(view, hand);
    return { do: 'word', laid: chosen.laid, path: chosen.path };
  };
}
