import { narrate } from '@late/fakty/narrate';
import { choices, fakty, type View } from '@late/fakty/rules';
import type { GameKit } from '../game-kit.ts';
import { faktyFigures } from './fakty-figures.ts';

export const kit: GameKit = {
  game: fakty,
  // Bots are large; only a simulation waits for them.
  loadBot: async (...asked) => (await import('@late/fakty/bot')).loadBot(...asked),
  narrate,
  // Rolling and drawing are moves, but nothing to think about.
  isDecision: (view) => choices(view as View).length > 1,
  figures: faktyFigures,
};
