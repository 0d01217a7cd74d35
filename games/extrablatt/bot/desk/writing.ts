import {
  CARDS,
  circulationAt,
  type Headline,
  type Move,
  type Offer,
  sectionOf,
} from '../../rules/index.ts';
import { worthOf } from '../forecast/tally.ts';
import type { Fit } from '../layout/best-places.ts';
import type { BySector } from '../taste.ts';
import type { Desk, Option } from './desk.ts';

/** With fewer turns to come than this, keeping room is worth less and less. */
const TURNS_TO_FILL = 4;

/** Every size and region in which this dispatch could be printed, each at its best place. */
export function waysToWrite(desk: Desk, { card, fax, write }: Offer): Option<Move>[] {
  if (!write) return [];
  const { forecast, places, seat, taste, view } = desk;
  const headline = card as Headline;
  const circulation = circulationAt(view.hour);
  const ways: Option<Move>[] = [];
  places.fits(sectionOf(headline)).forEach((fits, kind) => {
    if (!fits) return;
    const { long, short } = CARDS[kind] as (typeof CARDS)[number];
    const cells = long * short;
    const add = (fit: Fit | null, inZone: boolean, price: number) => {
      if (!fit) return;
      const story = { cells, worth: worthOf(circulation, inZone) };
      const gain = forecast.written(seat, headline, story, inZone);
      const value = gain - price * cells - fit.loss;
      ways.push({ what: { do: 'write', fax, place: fit.place }, value });
    };
    add(fits.zone, true, priceOf(desk, taste.zoneCell));
    add(fits.body, false, priceOf(desk, taste.bodyCell));
  });
  return ways;
}

/** What a cell is kept for, now. */
function priceOf({ forecast }: Desk, price: BySector): number {
  const { sector, turns } = forecast.outlook;
  return (price[sector] as number) * Math.min(1, turns / TURNS_TO_FILL);
}
