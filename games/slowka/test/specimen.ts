import type { Chance } from '@late/kernel';
import type { OptionSet, Specimen } from '@late/kernel/testing';
import { ANY_PART, type Lexicon } from '@late/lexicon';
import {
  type Event,
  HAND,
  isLastWord,
  layoutOf,
  type Move,
  type Options,
  type State,
  slowka,
  sorted,
  TOKENS,
  type Token,
  unseenTokens,
  type Verdicts,
  type View,
} from '../rules/index.ts';
import { hostileMoves } from './hostile-moves.ts';
import { SHORT } from './lexicons.ts';
import { randomMove, shuffled } from './random-move.ts';
import { recountText } from './recount.ts';

/** At most 38 words, with less than two rounds between them, each turn with three tries and a challenge. */
const BOUND = 38 * 8 * 4;

type SlowkaSpecimen = Specimen<Options, State, Move, Event, View>;

export function specimenOf(lexicon: Lexicon, modes: readonly Verdicts[]): SlowkaSpecimen {
  const sets = modes.flatMap((words) =>
    [2, 3, 4].map(
      (seats): OptionSet => ({
        name: `${words}, ${seats} seats, ${lexicon.id}`,
        // A table that asks for nothing is one that checks.
        options: words === 'checked' ? {} : { words, list: lexicon.id, board: 'pairs' },
        seats,
        hidden: true,
        bound: BOUND,
      }),
    ),
  );
  return {
    game: slowka(lexicon),
    sets,
    randomMove: (view, chance) =>
      randomMove(view, chance, view.options.words === 'checked' ? 3 : 7),
    resample,
    conserved,
    recount: (played) => {
      const isWord = (word: string) => lexicon.verdict(word, ANY_PART).word;
      const { scores, winners } = recountText(played.text(), isWord);
      return { scores, winners };
    },
    hostileMoves,
    hostileOptions: [
      { words: 'trusted' },
      { words: null },
      { list: '' },
      { list: 'Polski 1' },
      { list: 7 },
      { board: 'square' },
      { board: '__proto__' },
      { seats: 3 },
    ],
  };
}

/** What a viewer does not see may be anywhere among the other hands and the pool. */
function resample(view: View, chance: Chance): State {
  const { board, counts, deeds, end, idle, options, start, tried, turn, waiting, words } = view;
  const unseen = shuffled(unseenTokens(view), chance);
  const hands = view.hands.map(
    (hand, seat): readonly Token[] => hand ?? sorted(unseen.splice(0, counts[seat])),
  );
  const pool = view.pool.tokens ?? sorted(unseen);
  return {
    options,
    start,
    board,
    hands,
    pool,
    turn,
    tried,
    idle,
    waiting,
    words,
    deeds,
    end,
  };
}

/** Truths about the table that hold at every moment. */
function conserved(state: State) {
  const { board, hands, idle, pool, tried, turn, waiting, words } = state;
  const { bonus, light, start } = layoutOf(state);
  const tokens = [...board.filter((token) => token !== null), ...hands.flat(), ...pool];
  const wanted = hands.map((hand, seat) =>
    waiting?.seat === seat ? hand.length + waiting.laid.length : hand.length,
  );
  const kept = waiting ? [...words, waiting] : words;
  return {
    tokens: sorted(tokens).join('') === TOKENS.join(''),
    fields: board.length,
    onBonus: [...bonus.keys()].some((field) => board[field] !== null),
    start: board[start] === null,
    // At the end nobody draws any more.
    short: !state.end && pool.length > 0 && wanted.some((count) => count !== HAND),
    crowded: wanted.some((count) => count > HAND),
    seats: hands.length,
    turn: turn >= 0 && turn < hands.length,
    idle: idle < 3 * hands.length,
    tries: tried.length < 3,
    covered:
      kept.reduce((sum, { laid }) => sum + laid.length, 1) ===
      light.filter((field) => board[field] !== null).length,
    // Every laid token touches an older one or another of its word; the path sees to it.
    readable: kept.every(({ path, word }) => path.map((field) => board[field]).join('') === word),
    pending: waiting !== null && isLastWord(state) && state.end !== null,
  };
}

export const specimen = specimenOf(SHORT, ['checked', 'challenge']);
