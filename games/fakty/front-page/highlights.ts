import type { HighlightsOf } from '@late/ui';
import { closedTitlesOf } from '../board/desk/closed-titles.ts';
import { type Event, grammarOf, titleWorth, type View } from '../rules/index.ts';

/** The headlines that a seat wrote; where all write one page, those that it closed. */
export const highlightsOf: HighlightsOf<View, Event> = ({ view, events }, seat) => {
  const grammar = grammarOf(view.options);
  const closedBySeat = new Set(
    events.flatMap((event) => (event.type === 'closed' && event.seat === seat ? event.text : [])),
  );
  return closedTitlesOf(view)
    .filter((title) =>
      view.variant === 'exclusive' ? title.seat === seat : closedBySeat.has(title.text),
    )
    .map(({ text, tiles }) => ({
      kind: 'headline' as const,
      text,
      points: titleWorth(grammar, tiles),
    }))
    .sort((a, b) => b.points - a.points);
};
