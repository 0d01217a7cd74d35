import type { Figures } from '@late/games/manifest';
import type { Seat } from '@late/kernel';
import {
  type Field,
  type LaidWord,
  layoutOf,
  type State,
  tokenSetOf,
  worthOfWord,
} from '../rules/index.ts';

/** What tells whether the board is a good one: how long games are, what closes, and who profits. */
export function slowkaFigures(seats: number): Figures<State> {
  const words: LaidWord[] = [];
  const ends = { covered: 0, stuck: 0, idle: 0 };
  const winsInOrder = new Array<number>(seats).fill(0);
  let snatched = 0;
  let covered = 0;
  let [idle, idleBefore] = [0, 0];
  return {
    follow(state) {
      if (state.idle > idleBefore) idle++;
      idleBefore = state.idle;
    },
    add(state, { winners }) {
      const { light } = layoutOf(state);
      words.push(...state.words);
      snatched += snatchedIn(state);
      covered += light.filter((field) => state.board[field] !== null).length / light.length;
      if (state.end) ends[state.end]++;
      for (const seat of winners) {
        const place = (seat - starterOf(state) + seats) % seats;
        (winsInOrder[place] as number) += 1 / winners.length;
      }
    },
    report(games) {
      const sum = (count: (word: LaidWord) => number) =>
        words.reduce((total, word) => total + count(word), 0);
      const closed = sum((word) => word.closed.length);
      return {
        words: words.length / games,
        letters: sum(({ word }) => word.length) / words.length,
        tokens: sum(({ laid }) => laid.length) / words.length,
        points: sum(worthOfWord) / words.length,
        closed: closed / games,
        wordsForEachClosed: words.length / closed,
        closedTwoAtOnce: sum((word) => (word.closed.length > 1 ? 1 : 0)) / games,
        closedByAnother: snatched / closed,
        challengedInVain: sum(({ challenger }) => (challenger === null ? 0 : 1)) / games,
        fieldsCovered: covered / games,
        turnsWithoutWord: idle / (idle + words.length),
        endsCovered: ends.covered / games,
        endsStuck: ends.stuck / games,
        endsIdle: ends.idle / games,
        winsInOrder: winsInOrder.map((wins) => wins / games),
      };
    },
  };
}

/** How many bonus fields were closed by somebody who had laid less around them than another. */
function snatchedIn({ options, words }: State): number {
  const { sides } = layoutOf({ options });
  return words
    .flatMap(({ closed, seat }) => closed.map((field) => ({ field, seat })))
    .filter(({ field, seat }) => {
      const ring = sides.get(field) ?? [];
      const share = (one: Seat) => laidBy(words, one, ring);
      return words.some((word) => share(word.seat) > share(seat));
    }).length;
}

function laidBy(words: readonly LaidWord[], seat: Seat, ring: readonly Field[]): number {
  const own = words.filter((word) => word.seat === seat);
  return own.flatMap(({ laid }) => laid).filter(({ field }) => ring.includes(field)).length;
}

/** The earliest letter of the last draw begins. */
function starterOf({ options, start }: State): Seat {
  const { alphabet } = tokenSetOf(options);
  const [first] = (start.at(-1) ?? []).toSorted(
    (a, b) => alphabet.letterOf(a.token) - alphabet.letterOf(b.token),
  );
  return first?.seat ?? 0;
}
