import type { HighlightsOf } from '@late/ui';
import type { Event, View } from '../rules/index.ts';
import { momentsOf } from './moments.ts';

const MOST = 3;

/** A seat's dearest turns, or tables of its own, by their best words. */
export const highlightsOf: HighlightsOf<View, Event> = (game, seat) =>
  momentsOf(game)
    .filter((moment) => moment.seat === seat)
    .slice(0, MOST)
    .map(({ word, points }) => ({ kind: 'word', text: word, points }));
