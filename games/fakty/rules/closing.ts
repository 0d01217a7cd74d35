import type { Seat } from '@late/kernel';
import { headline } from '../decks/index.ts';
import type { Event } from './event.ts';
import type { Grammar } from './grammar.ts';
import { type Board, isClosed, type Title, tilesOf, titleWorth } from './title.ts';

type Closed = Extract<Event, { readonly type: 'closed' }>;

/** The titles that are closed now and were not before, read out for whoever scores them. */
export function closings(grammar: Grammar, seat: Seat, before: Board, after: Board): Closed[] {
  return after.flatMap((row, title): Closed[] => {
    if (!isClosed(row) || isClosed(before[title] as Title)) return [];
    const tiles = tilesOf(row);
    const text = headline(grammar.deck, tiles);
    return [{ type: 'closed', seat, title, tiles, text, points: titleWorth(grammar, row) }];
  });
}
