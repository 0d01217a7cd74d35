import type { Kit } from '@late/games/manifest';
import type { State, View } from '../rules/index.ts';
import { ADMITS, bestMoves, bestWords } from './best.ts';
import { krzyzowkaFigures } from './figures.ts';

export const kit: Kit<State, View> = {
  seats: ['hard', 'hard'],
  // Getting ready for a round is a move, but nothing to think about.
  isDecision: (view) => view.kind === 'common' || view.mine?.stage === 'laying',
  figures: krzyzowkaFigures,
  words: { admits: ADMITS, bestWords, bestMoves },
  variants: [{ game: 1 }, { game: 2 }, { game: 3 }],
};
