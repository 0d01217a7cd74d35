import type { Kit } from '@late/games/manifest';
import { choices, type State, type View } from '../rules/index.ts';
import { faktyFigures } from './figures.ts';

export const kit: Kit<State, View> = {
  seats: ['hard', 'hard', 'hard'],
  // Rolling and drawing are moves, but nothing to think about.
  isDecision: (view) => choices(view).length > 1,
  figures: faktyFigures,
  variants: [{ variant: 'exclusive' }, { variant: 'hot' }],
};
