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
import { type Event, type LaidWord, type View, worthOfWord } from '../rules/index.ts';
import { BOARD_SHAPE, drawBoard } from './board-picture.ts';

/** Words of so many letters are rare enough to be news. */
const LONG = 7;

const dearest = (a: LaidWord, b: LaidWord) => worthOfWord(b) - worthOfWord(a);
const longest = (a: LaidWord, b: LaidWord) => b.path.length - a.path.length || dearest(a, b);

/** The page of the word that paid best. */
export function editionOf(
  { view }: FinishedGame<View, Event>,
  seats: readonly SeatLabel[],
  say: Say,
): Edition {
  const best = view.words.toSorted(dearest)[0];
  const signed = ({ seat }: LaidWord) =>
    seats.length > 1 ? say('slowka.page.signed', { name: printedName(seats[seat], say) }) : null;
  return {
    headline: best ? headlineOf(best, say) : say('slowka.page.blank'),
    deck: best ? (signed(best) ?? say('slowka.page.alone')) : null,
    ...standingLines(view.result as Result, seats, say),
    picture: {
      shape: BOARD_SHAPE,
      draw: (box) => drawBoard(view, best, box),
      caption: say('slowka.page.caption'),
    },
    stories: storiesOf(view, best, signed, say),
  };
}

function headlineOf(word: LaidWord, say: Say): string {
  const count = worthOfWord(word);
  const letters = word.path.length;
  if (letters >= LONG) return say('slowka.page.long', { word: printed(word), letters, count });
  const key = word.bonus > 0 ? 'slowka.page.bonus' : 'slowka.page.plain';
  return say(key, { word: printed(word), count });
}

function storiesOf(
  { words, end }: View,
  best: LaidWord | undefined,
  signed: (word: LaidWord) => string | null,
  say: Say,
): Story[] {
  const long = words.toSorted(longest)[0];
  const [first] = words;
  return [
    ...(end ? [{ headline: say(`slowka.page.end-${end}`), by: null }] : []),
    { headline: say('slowka.page.words', { count: words.length }), by: null },
    ...(long && long !== best
      ? [
          {
            headline: say('slowka.page.longest', {
              word: printed(long),
              letters: long.path.length,
            }),
            by: signed(long),
          },
        ]
      : first && first !== best
        ? [{ headline: say('slowka.page.first', { word: printed(first) }), by: signed(first) }]
        : []),
  ];
}

function printed({ word }: LaidWord): string {
  return word.toLocaleUpperCase();
}
