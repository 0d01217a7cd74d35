import type { HighlightsOf } from '@late/ui';
import { type Event, type View, worthOfWord } from '../rules/index.ts';

const MOST = 3;

/** A seat's dearest words. */
export const highlightsOf: HighlightsOf<View, Event> = ({ view }, seat) =>
  view.words
    .filter((word) => word.seat === seat)
    .map((word) => ({ kind: 'word' as const, text: word.word, points: worthOfWord(word) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST);
