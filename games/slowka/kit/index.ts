import type { Kit } from '@late/games/manifest';
import { ANY_PART } from '@late/lexicon';
import type { State, View } from '../rules/index.ts';
import { bestMoves, bestWords } from './best.ts';
import { slowkaFigures } from './figures.ts';

export const kit: Kit<State, View> = {
  seats: ['hard', 'hard'],
  // A challenge takes no thought worth measuring.
  isDecision: ({ viewer, turn }) => viewer === turn,
  figures: slowkaFigures,
  words: { admits: ANY_PART, bestWords, bestMoves },
};
