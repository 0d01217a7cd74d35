import { narrate } from '@late/extrablatt/narrate';
import { extrablatt } from '@late/extrablatt/rules';
import type { GameKit } from '../game-kit.ts';
import { extrablattFigures } from './extrablatt-figures.ts';

export const kit: GameKit = {
  game: extrablatt,
  // Bots are large; only a simulation waits for them.
  loadBot: async (...asked) => (await import('@late/extrablatt/bot')).loadBot(...asked),
  narrate,
  isDecision: () => true,
  figures: extrablattFigures,
};
