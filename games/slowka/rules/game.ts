import type { Game } from '@late/kernel';
import { type EditionId, type Lexicon, listOf } from '@late/lexicon';
import { check } from './check.ts';
import { type Event, redact } from './event.ts';
import { type Move, moveSchema, notation } from './move.ts';
import { type Options, optionsSchema } from './options.ts';
import { play } from './play.ts';
import type { Refusal } from './refusal.ts';
import { resultOf } from './result.ts';
import { setup } from './setup.ts';
import { MAX_SEATS, MIN_SEATS, type State } from './state.ts';
import { turn } from './turn.ts';
import { REPLAYS, VERSION } from './version.ts';
import { isOpen, type View, view } from './view.ts';
import { wordsOf } from './words-of.ts';

export type Slowka = Game<Options, State, Move, Event, View>;

/** Słówka by Jacek Szczap: words as winding paths over hexagons. */
export function slowka(
  lexicon: Lexicon,
  others: (edition: EditionId) => Lexicon | null = () => null,
): Slowka {
  const words = wordsOf(lexicon, others);
  return {
    id: 'slowka',
    version: VERSION,
    replays: REPLAYS,
    options: optionsSchema(words),
    move: moveSchema,
    notation,
    seats: () => ({ min: MIN_SEATS, max: MAX_SEATS }),
    checkSetup: (options, seats) => checkSetup(words(options), options, seats, lexicon.id),
    setup,
    turn,
    check,
    play: (state, seat, move, context) =>
      play(listOf(words(state.options) as Lexicon, state.options), state, seat, move, context),
    deadline: () => null,
    expire: (state) => ({ state, events: [], reveals: 'nothing' }),
    view,
    redact,
    open: isOpen,
    result: resultOf,
  };
}

/** Another list would judge the same words otherwise; and alone, nobody is there to doubt them. */
function checkSetup(
  lexicon: Lexicon | null,
  { list, words }: Options,
  seats: number,
  house: string,
): Refusal | null {
  if (!lexicon?.ofList(list)) {
    const params = { list, ours: lexicon?.id ?? house };
    return { code: 'slowka.other-list', params, rule: 'dictionary' };
  }
  return seats === 1 && words === 'challenge' ? { code: 'slowka.alone', rule: 'alone' } : null;
}
