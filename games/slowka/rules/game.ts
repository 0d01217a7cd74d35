import type { Game, Seat, Turn } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import { check } from './check.ts';
import { type Event, redact } from './event.ts';
import { type Move, moveSchema, notation } from './move.ts';
import { type Options, optionsSchema } from './options.ts';
import { play } from './play.ts';
import type { Refusal } from './refusal.ts';
import { resultOf } from './result.ts';
import { setup } from './setup.ts';
import { isLastWord, MAX_SEATS, MIN_SEATS, type State } from './state.ts';
import { VERSION } from './version.ts';
import { isOpen, type View, view } from './view.ts';

export type Slowka = Game<Options, State, Move, Event, View>;

/** Słówka by Jacek Szczap: words as winding paths over hexagons. */
export function slowka(lexicon: Lexicon): Slowka {
  return {
    id: 'slowka',
    version: VERSION,
    options: optionsSchema(lexicon),
    move: moveSchema,
    notation,
    seats: () => ({ min: MIN_SEATS, max: MAX_SEATS }),
    checkSetup: ({ list }) => checkList(list, lexicon.id),
    setup,
    turn,
    check,
    play: (state, seat, move, context) => play(lexicon, state, seat, move, context),
    deadline: () => null,
    expire: (state) => ({ state, events: [], reveals: 'nothing' }),
    view,
    redact,
    open: isOpen,
    result: resultOf,
  };
}

/** Another list would judge the same words otherwise. */
function checkList(list: string, ours: string): Refusal | null {
  return list === ours
    ? null
    : { code: 'slowka.other-list', params: { list, ours }, rule: 'dictionary' };
}

const NOBODY: readonly Seat[] = [];

export function turn(state: State): Turn {
  const { end, hands, options, waiting, words } = state;
  if (end) return { must: NOBODY, may: NOBODY };
  if (options.words === 'checked') return { must: [state.turn], may: NOBODY };
  // A new word asks everybody anew: a challenge that comes too late must not meet the word after.
  const round = words.length + (waiting ? 1 : 0);
  if (!waiting) return { must: [state.turn], may: NOBODY, round };
  const others = hands.flatMap((_, seat) => (seat === waiting.seat ? [] : [seat]));
  if (isLastWord(state)) {
    return { must: others.filter((seat) => !waiting.accepted.includes(seat)), may: NOBODY, round };
  }
  return { must: [state.turn], may: others.filter((seat) => seat !== state.turn), round };
}
