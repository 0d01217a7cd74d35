import { narrate } from '@late/extra/narrate';
import { extra, type View } from '@late/extra/rules';
import type { GameKit } from '../game-kit.ts';
import { extraFigures } from './extra-figures.ts';

export const kit: GameKit = {
  game: extra,
  // Bots are large; only a simulation waits for them.
  loadBot: async (...asked) => (await import('@late/extra/bot')).loadBot(...asked),
  narrate,
  // Throwing the dice is a move, but nothing to think about.
  isDecision: (view) => (view as View).dice !== null,
  figures: extraFigures,
};
