import type { HighlightsOf } from '@late/ui';
import type { Event, View } from '../rules/index.ts';
import { rowsOf } from './moments.ts';

/** A seat's dearest row, if any paid. */
export const highlightsOf: HighlightsOf<View, Event> = ({ view }, seat) =>
  rowsOf(view)
    .filter((row) => row.seat === seat && row.points > 0)
    .slice(0, 1)
    .map(({ sum, points }) => ({ kind: 'row', text: String(sum), points }));
