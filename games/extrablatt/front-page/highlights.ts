import type { HighlightsOf } from '@late/ui';
import { COLUMNS, type Event, ROWS, regionOf, type View } from '../rules/index.ts';

/** The cells that can be printed on: all but the logo. */
const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
  regionOf({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }),
).filter((region) => region !== 'logo').length;

/** How full a seat's paper was in the end, the rivals' ads not counted. */
export const highlightsOf: HighlightsOf<View, Event> = ({ view }, seat) => {
  const articles = view.papers[seat]?.articles ?? [];
  const printed = articles.reduce((sum, { place }) => sum + place.width * place.height, 0);
  return [{ kind: 'paper', text: String(CELLS), points: printed }];
};
