import {
  CARDS,
  circulationAt,
  fateOf,
  type Headline,
  MOST_AD_CELLS,
  type Move,
  type Offer,
  type Paper,
} from '../../rules/index.ts';
import { storyOn } from '../forecast/tally.ts';
import type { Desk, Option } from './desk.ts';
import { costOfUncovering } from './uncovering.ts';

/** What it is worth that a dispatch is out of the game. */
export function removals(desk: Desk, offers: readonly Offer[]): Option<Move>[] {
  const { forecast, taste } = desk;
  const base = taste.removal[forecast.outlook.sector] as number;
  return offers.flatMap(({ card, fax, remove }): Option<Move>[] => {
    if (!remove) return [];
    const value = base + denied(desk, card as Headline) - costOfUncovering(desk, fax);
    return [{ what: { do: 'remove', fax }, value }];
  });
}

/** What it is worth that the rivals will not have a dispatch. */
export function denied(desk: Desk, headline: Headline): number {
  const { denial } = desk.taste;
  return denial && denial * threatOf(desk, headline);
}

/** What the rivals could make of a dispatch, each with a card of a good size. */
function threatOf({ forecast, seat, view }: Desk, headline: Headline): number {
  const circulation = circulationAt(view.hour);
  let threat = 0;
  view.papers.forEach((paper, rival) => {
    if (rival === seat) return;
    const fate = fateOf(view, rival, headline);
    if (fate !== 'article' && fate !== 'photo') return;
    const cells = goodSize(paper);
    if (cells)
      threat -= forecast.written(rival, headline, storyOn(cells, circulation, false), false);
  });
  return threat;
}

/** The largest card that is not among the few very large ones. */
function goodSize({ stock }: Paper): number {
  let good = 0;
  CARDS.forEach(({ long, short }, kind) => {
    const cells = long * short;
    if (stock[kind] && cells <= MOST_AD_CELLS) good = Math.max(good, cells);
  });
  return good;
}
