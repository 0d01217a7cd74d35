import type { Result } from '@late/kernel';
import {
  type Edition,
  type FinishedGame,
  printedName,
  type SeatLabel,
  type Story,
  standingLines,
} from '@late/ui';
import type { Say } from '../board/use-say.ts';
import type { Event, Laid, View } from '../rules/index.ts';
import { type Moment, momentsOf } from './moments.ts';
import { drawTable, shapeOf } from './table-picture.ts';

/** The page of what paid best: a word, or a whole crossword of somebody's own. */
export function editionOf(
  game: FinishedGame<View, Event>,
  seats: readonly SeatLabel[],
  say: Say,
): Edition {
  const { view } = game;
  const moments = momentsOf(game);
  const [best] = moments;
  const signed = ({ seat }: Moment) =>
    seats.length > 1 ? say('krzyzowka.page.signed', { name: printedName(seats[seat], say) }) : null;
  const layout: readonly Laid[] = view.kind === 'common' ? view.table : (best?.own?.layout ?? []);
  return {
    headline: best ? headlineOf(view, best, say) : say('krzyzowka.page.blank'),
    deck: best ? (signed(best) ?? say('krzyzowka.page.alone')) : null,
    ...standingLines(view.result as Result, seats, say),
    picture: layout.length
      ? {
          shape: shapeOf(layout),
          draw: (box) => drawTable(view.options, layout, box),
          caption: best?.own
            ? say('krzyzowka.page.caption-own', { round: best.own.round })
            : say('krzyzowka.page.caption'),
        }
      : null,
    stories: storiesOf(view, moments, signed, say),
  };
}

function headlineOf({ options }: View, { word, points, isAll }: Moment, say: Say): string {
  const told = { word: printed(word), count: points };
  if (options.game === 3)
    return say('krzyzowka.page.longest', { word: told.word, letters: word.length });
  if (options.game === 2) return say(isAll ? 'krzyzowka.page.own-all' : 'krzyzowka.page.own', told);
  return say(isAll ? 'krzyzowka.page.all' : 'krzyzowka.page.plain', told);
}

function storiesOf(
  view: View,
  moments: readonly Moment[],
  signed: (moment: Moment) => string | null,
  say: Say,
): Story[] {
  const [best, second] = moments;
  const long = moments.toSorted((a, b) => b.word.length - a.word.length)[0];
  const count = moments.length;
  const other = long === best ? second : long;
  return [
    ...(view.kind === 'common' && view.ended
      ? [{ headline: say(`krzyzowka.page.end-${view.ended}`), by: null }]
      : []),
    {
      headline:
        view.kind === 'common'
          ? say('krzyzowka.page.words', { count })
          : say('krzyzowka.page.rounds', { count: view.options.roundCount }),
      by: null,
    },
    ...(other
      ? [
          {
            headline: say('krzyzowka.page.also', {
              word: printed(other.word),
              count: other.points,
            }),
            by: signed(other),
          },
        ]
      : []),
  ];
}

function printed(word: string): string {
  return word.toLocaleUpperCase();
}
