import type { Kit } from '@late/games/manifest';
import type { State, View } from '../rules/index.ts';
import { slowkaFigures } from './figures.ts';

export const kit: Kit<State, View> = {
  seats: ['hard', 'hard'],
  // A doubt is quickly said.
  isDecision: ({ viewer, turn }) => viewer === turn,
  figures: slowkaFigures,
};
