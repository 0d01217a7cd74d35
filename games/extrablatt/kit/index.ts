import type { Kit } from '@late/games/manifest';
import type { State, View } from '../rules/index.ts';
import { extrablattFigures } from './figures.ts';

export const kit: Kit<State, View> = {
  seats: ['hard', 'hard', 'hard'],
  isDecision: () => true,
  figures: extrablattFigures,
};
