import { narrate } from '@late/krzyzowka/narrate';
import { krzyzowka, type View } from '@late/krzyzowka/rules';
import { readPolish } from '@late/lexicon/node';
import type { GameKit } from '../game-kit.ts';
import { krzyzowkaFigures } from './krzyzowka-figures.ts';

export const kit: GameKit = {
  game: krzyzowka(readPolish()),
  // Bots are large; only a simulation waits for them.
  loadBot: async (...asked) => (await import('@late/krzyzowka/bot')).loadBot(...asked),
  narrate,
  // Getting ready for a round is a move, but nothing to think about.
  isDecision: (asked) => {
    const view = asked as View;
    return view.kind === 'common' || view.mine?.stage === 'laying';
  },
  figures: krzyzowkaFigures,
};
