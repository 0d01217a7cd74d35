import { readPolish } from '@late/lexicon/node';
import { narrate } from '@late/slowka/narrate';
import { slowka, type View } from '@late/slowka/rules';
import type { GameKit } from '../game-kit.ts';
import { slowkaFigures } from './slowka-figures.ts';

export const kit: GameKit = {
  game: slowka(readPolish()),
  // Bots are large; only a simulation waits for them.
  loadBot: async (...asked) => (await import('@late/slowka/bot')).loadBot(...asked),
  narrate,
  // A doubt is quickly said.
  isDecision: (asked) => (asked as View).viewer === (asked as View).turn,
  figures: slowkaFigures,
};
