import type { Kit } from '@late/games/manifest';
import type { State, View } from '../rules/index.ts';
import { extraFigures } from './figures.ts';

export const kit: Kit<State, View> = {
  seats: ['hard'],
  // Throwing the dice is a move, but nothing to think about.
  isDecision: ({ dice }) => dice !== null,
  figures: extraFigures,
  variants: [{ sheet: 'schmidt' }, { sheet: 'classic' }],
};
