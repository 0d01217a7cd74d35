import type { Chance } from '@late/kernel';
import type { OptionSet, Specimen } from '@late/kernel/testing';
import { ANY_PART, type Lexicon, oneEdition } from '@late/lexicon';
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
  type Token,
  tokenSetOf,
  unseenTokens,
  type View,
} from '../rules/index.ts';
import { hostileMoves } from './hostile-moves.ts';
import { SHORT } from './lexicons.ts';
import { randomMove, shuffled } from './random-move.ts';
import { recountText } from './recount.ts';

/**
 * At most 38 words, with less than two rounds between them, each turn with three tries and a challenge; and
 * three votes for each seat.
 */
const BOUND = 38 * 8 * 4 + 4 * 3 * 4;
/** Where tries are free, a turn ends when a random player has enough of them. */
const BOUND_FREE = 8 * BOUND;

type SlowkaSpecimen = Specimen<Options, State, Move, Event, View>;

/** One way to set a table up. */
export interface Way extends Partial<Options> {
  readonly seats: number;
}

const SEATS = [2, 3, 4];
export const CHECKED: readonly Way[] = SEATS.map((seats) => ({ seats }));
export const CHALLENGE: readonly Way[] = SEATS.map((seats) => ({ seats, words: 'challenge' }));
/** What tables may agree on beside that. */
const MORE: readonly Way[] = [
  { seats: 1, tries: 1 },
  { seats: 1 },
  { seats: 2, tries: 1, tableWords: true },
  { seats: 2, tries: 'free', family: true },
  { seats: 3, tableWords: true },
  { seats: 2, words: 'challenge', wrongChallenge: 'turn' },
  { seats: 4, words: 'challenge', wrongChallenge: 'turn', tableWords: true },
];

export function specimenOf(
  lexicon: Lexicon,
  ways: readonly Way[],
  game = slowka(oneEdition(lexicon)),
) {
  const sets = ways.map(
    ({ seats, ...options }): OptionSet => ({
      name: `${seats} seats, ${JSON.stringify(options)}, ${lexicon.id}, version ${game.version}`,
      // A table that asks for nothing is one that checks.
      options,
      seats,
      hidden: seats > 1 || 'audience',
      bound: options.tries === 'free' ? BOUND_FREE : BOUND,
    }),
  );
  const specimen: SlowkaSpecimen = {
    game,
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
      { tries: 2 },
      { tries: '3' },
      { wrongChallenge: 'points' },
      { tableWords: 'yes' },
      { family: 1 },
    ],
  };
  return specimen;
}

/** What a viewer does not see may be anywhere among the other hands and the pool. */
function resample(view: View, chance: Chance): State {
  const { viewer, counts, scores, result, ...open } = view;
  const unseen = shuffled(unseenTokens(view), chance);
  const hands = view.hands.map(
    (hand, seat): readonly Token[] => hand ?? sorted(view.options, unseen.splice(0, counts[seat])),
  );
  const pool = view.pool.tokens ?? sorted(view.options, unseen);
  return { ...open, hands, pool };
}

/** Truths about the table that hold at every moment. */
function conserved(state: State) {
  const { board, hands, idle, owes, pool, tableWords, tried, turn, waiting, words } = state;
  const { bonus, light, start } = layoutOf(state);
  const tokens = [...board.filter((token) => token !== null), ...hands.flat(), ...pool];
  const wanted = hands.map((hand, seat) =>
    waiting?.seat === seat ? hand.length + waiting.laid.length : hand.length,
  );
  const kept = waiting ? [...words, waiting] : words;
  return {
    tokens: sorted(state.options, tokens).join('') === tokenSetOf(state.options).tokens.join(''),
    fields: board.length,
    onBonus: [...bonus.keys()].some((field) => board[field] !== null),
    start: board[start] === null,
    // At the end nobody draws any more.
    short: !state.end && pool.length > 0 && wanted.some((count) => count !== HAND),
    crowded: wanted.some((count) => count > HAND),
    seats: hands.length,
    turn: turn >= 0 && turn < hands.length,
    idle: idle < 3 * hands.length,
    tries: tried.length < 3 || (state.options.tries === 'free' && tried.length === 3),
    // Whoever owes a turn is not on turn, and nothing else goes on beside a vote.
    owed: !state.end && owes[turn],
    voting: tableWords.vote !== null && (waiting !== null || state.end !== null),
    asked: tableWords.asked.every((times) => times <= 3),
    covered:
      kept.reduce((sum, { laid }) => sum + laid.length, 1) ===
      light.filter((field) => board[field] !== null).length,
    // Every laid token touches an older one or another of its word; the path sees to it.
    readable: kept.every(({ path, word }) => path.map((field) => board[field]).join('') === word),
    pending: waiting !== null && isLastWord(state) && state.end !== null,
  };
}

export const specimen = specimenOf(SHORT, [...CHECKED, ...CHALLENGE, ...MORE]);
