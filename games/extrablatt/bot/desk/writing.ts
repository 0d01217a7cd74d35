import {
  CARDS,
  type Card,
  cellsOf,
  circulationAt,
  type Headline,
  isInZone,
  type Move,
  type Offer,
  type Place,
  roomOn,
  sectionIndex,
  sectionOf,
  ZONE_CELLS,
} from '../../rules/index.ts';
import { storyOn } from '../forecast/tally.ts';
import { Grounds } from '../layout/grounds.ts';
import type { Desk, Option } from './desk.ts';
import { denied } from './removing.ts';
import { costOfUncovering } from './uncovering.ts';

/** With fewer turns to come than this, keeping room is worth less and less. */
const TURNS_TO_FILL = 4;
/** A place can make the room better, but not by more than about this. */
const MOST_GAIN_OF_ROOM = 8;

const REGIONS = ['zone', 'body'] as const;

/** A dispatch, a kind of card and a region, without a place yet. */
interface Idea {
  readonly fax: number;
  readonly headline: Headline;
  readonly kind: number;
  readonly region: (typeof REGIONS)[number];
}

/** The good ways of printing any of these dispatches, each at its best place. */
export function waysToWrite(desk: Desk, offers: readonly Offer[]): Option<Move>[] {
  const margin = MOST_GAIN_OF_ROOM + desk.taste.blur;
  const ways: Option<Move>[] = [];
  const time = timeToFill(desk);
  let most = Number.NEGATIVE_INFINITY;
  // Looking for places is what takes time: ideas that cannot win need none.
  for (const { value, what } of ideas(desk, offers, time)) {
    if (value + margin < most) break;
    const { fax, headline, kind, region } = what;
    const fit = desk.places.best(sectionOf(headline), kind, region);
    if (!fit) continue;
    const net = value - time * fit.loss;
    most = Math.max(most, net);
    ways.push({ what: { do: 'write', fax, place: fit.place }, value: net });
  }
  return ways;
}

/** What could be written if there were room everywhere, the best first. */
function ideas(desk: Desk, offers: readonly Offer[], time: number): Option<Idea>[] {
  const { paper } = desk;
  const price = pricer(desk, time);
  const found: Option<Idea>[] = [];
  for (const { card, fax, write } of offers) {
    if (!write) continue;
    const headline = card as Headline;
    const valueOn = price(fax, headline);
    CARDS.forEach(({ long, short }: Card, kind) => {
      if (!paper.stock[kind]) return;
      for (const region of REGIONS) {
        const value = valueOn(long * short, region === 'zone');
        found.push({ what: { fax, headline, kind, region }, value });
      }
    });
  }
  return found.sort((a, b) => b.value - a.value);
}

/** What printing a dispatch on so many cells is worth, but for what its place does to the room. */
function pricer(desk: Desk, time: number) {
  const { forecast, seat, taste, view } = desk;
  const circulation = circulationAt(view.hour);
  const { sector } = forecast.outlook;
  const zonePrice = (taste.zoneCell[sector] as number) * (1 - taste.keepUp * rivalsFill(desk));
  return (fax: number, headline: Headline) => {
    const taken = denied(desk, headline) - costOfUncovering(desk, fax);
    return (cells: number, inZone: boolean): number => {
      const story = storyOn(cells, circulation, inZone);
      const price = inZone ? zonePrice : (taste.bodyCell[sector] as number);
      const written = forecast.written(seat, headline, story, inZone);
      return written + taken - time * price * cells;
    };
  };
}

/** What printing a dispatch at this very place is worth. */
export function valueOfWriting(desk: Desk, fax: number, headline: Headline, place: Place): number {
  const time = timeToFill(desk);
  const grounds = new Grounds(roomOn(desk.paper), desk.taste);
  const loss = grounds.loss(sectionIndex(headline), place);
  return pricer(desk, time)(fax, headline)(cellsOf(place), isInZone(place)) - time * loss;
}

function timeToFill({ forecast }: Desk): number {
  return Math.min(1, forecast.outlook.turns / TURNS_TO_FILL);
}

/** How full the zones of the rivals are. */
function rivalsFill({ forecast, seat }: Desk): number {
  const { empty } = forecast.tally;
  const cells = empty.reduce((sum, left, rival) => (rival === seat ? sum : sum + left), 0);
  return 1 - cells / (ZONE_CELLS * (empty.length - 1));
}
