import type { Kit } from '@late/games/manifest';
import type { State, View } from '../rules/index.ts';
import { turnFigures } from './figures.ts';

export const kit: Kit<State, View> = {
  seats: ['hard', 'medium'],
  // The first roll of a turn is a move, but nothing to think about.
  isDecision: ({ rolls }) => rolls.length > 0,
  figures: turnFigures,
};
