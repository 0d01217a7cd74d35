import type { Game } from '@late/kernel';
import { type Lexicons, listOfTable, otherListFor } from '@late/lexicon';
import { check } from './check.ts';
import { type Event, redact } from './event.ts';
import { type Move, moveSchema, notation } from './move.ts';
import { type Options, optionsSchema } from './options.ts';
import { play } from './play.ts';
import { redraw } from './redraw.ts';
import type { Refusal } from './refusal.ts';
import { resultOf } from './result.ts';
import { setup } from './setup.ts';
import { MAX_SEATS, MIN_SEATS, type State } from './state.ts';
import { turn } from './turn.ts';
import { REPLAYS, VERSION } from './version.ts';
import { isOpen, type View, view } from './view.ts';

export type Slowka = Game<Options, State, Move, Event, View>;

/** Słówka by Jacek Szczap: words as winding paths over hexagons. */
export function slowka(lexicons: Lexicons): Slowka {
  return {
    id: 'slowka',
    version: VERSION,
    replays: REPLAYS,
    options: optionsSchema(lexicons),
    move: moveSchema,
    notation,
    seats: () => ({ min: MIN_SEATS, max: MAX_SEATS }),
    checkSetup: (options, seats) => checkSetup(lexicons, options, seats),
    setup,
    turn,
    check,
    play: (state, seat, move, context) =>
      play(listOfTable(lexicons, state.options), state, seat, move, context),
    deadline: () => null,
    expire: (state) => ({ state, events: [], reveals: 'nothing' }),
    view,
    redact,
    redraw,
    open: isOpen,
    result: resultOf,
  };
}

/** Another list would judge the same words otherwise; and alone, nobody is there to doubt them. */
function checkSetup(lexicons: Lexicons, options: Options, seats: number): Refusal | null {
  const other = otherListFor(lexicons, options);
  if (other) return { code: 'slowka.other-list', params: { ...other }, rule: 'dictionary' };
  const isUnheard = seats === 1 && options.words === 'challenge';
  return isUnheard ? { code: 'slowka.alone', rule: 'alone' } : null;
}
