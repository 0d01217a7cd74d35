import type { Result, Seat } from '@late/kernel';
import {
  type Edition,
  type FinishedGame,
  printedName,
  type SeatLabel,
  type Story,
  standingLines,
} from '@late/ui';
import type { Say } from '../board/use-say.ts';
import { type Event, type Pad, SHEETS, type View } from '../rules/index.ts';
import { oftenest, rowsOf, walledBy } from './moments.ts';
import { drawSheet, SHEET_SHAPE } from './sheet-picture.ts';

/** So few points between the first two are a headline of their own. */
const CLOSE = 50;
/** A row that paid so much carried the game. */
const RICH = 300;

export function editionOf(
  { view }: FinishedGame<View, Event>,
  seats: readonly SeatLabel[],
  say: Say,
): Edition {
  const result = view.result as Result;
  const best = result.winners[0] ?? 0;
  const count = view.throws;
  return {
    headline: headlineOf(view, result, say),
    deck: say('extra.page.deck', { count }),
    ...standingLines(result, seats, say),
    picture: {
      shape: SHEET_SHAPE,
      draw: (box) => drawSheet(SHEETS[view.options.sheet], view.pads[best] as Pad, box),
      caption:
        seats.length > 1
          ? say('extra.page.caption', { name: printedName(seats[best], say) })
          : say('extra.page.caption-alone'),
    },
    stories: storiesOf(view, (seat) => printedName(seats[seat], say), say),
  };
}

function headlineOf(view: View, { scores, winners }: Result, say: Say): string {
  const [first = 0, second] = scores.toSorted((a, b) => b - a);
  const [row] = rowsOf(view);
  if (winners.length > 1) return say('extra.page.tie');
  if (first < 0) return say('extra.page.flood');
  if (second !== undefined && first - second <= CLOSE) {
    return say('extra.page.close', { count: first - second });
  }
  if (!row || row.points <= 0) return say('extra.page.nothing');
  const { sum, points, isFull } = row;
  const key = isFull
    ? 'extra.page.jackpot'
    : points >= RICH
      ? 'extra.page.rich'
      : 'extra.page.modest';
  return say(key, { row: sum, count: points });
}

function storiesOf(view: View, nameOf: (seat: Seat) => string, say: Say): Story[] {
  const isShared = view.pads.length > 1;
  const walled = walledBy(view);
  const count = walled.reduce((sum, rows) => sum + rows, 0);
  const mason = walled.indexOf(Math.max(...walled));
  const number = oftenest(view);
  const untouched = view.pads.reduce(
    (sum, { rows }) => sum + rows.filter((crosses) => crosses === 0).length,
    0,
  );
  return [
    count > 0
      ? {
          headline: say('extra.page.wall', { count }),
          by: isShared ? say('extra.page.mason', { name: nameOf(mason) }) : null,
        }
      : { headline: say('extra.page.no-wall'), by: null },
    ...(number
      ? [
          {
            headline: say('extra.page.number', { number: number.number, count: number.crosses }),
            by: isShared ? say('extra.page.sheet', { name: nameOf(number.seat) }) : null,
          },
        ]
      : []),
    ...(untouched > 0
      ? [{ headline: say('extra.page.untouched', { count: untouched }), by: null }]
      : []),
  ];
}
