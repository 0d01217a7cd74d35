import type { Seat } from '@late/kernel';
import {
  type Article,
  carried,
  circulationAt,
  count,
  type Headline,
  type Paper,
  type Place,
  photosFor,
  type View,
} from '../../rules/index.ts';

/** By how many thousand copies a seat would be better off if it printed this here and the game ended then. */
export function gainAt(view: View, seat: Seat, headline: Headline, place: Place): number {
  const { papers, photos, hour } = view;
  const paper = papers[seat] as Paper;
  const article: Article = {
    headline,
    photo: carried(paper, headline) > 0 ? (photosFor(photos, headline)[0] ?? null) : null,
    place,
    circulation: circulationAt(hour),
    duck: false,
  };
  const printed = { ...paper, articles: [...paper.articles, article] };
  const total = (counted: Pick<View, 'papers' | 'version'>) =>
    count(counted).totals[seat] as number;
  return total({ ...view, papers: papers.with(seat, printed) }) - total(view);
}
