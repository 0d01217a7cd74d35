import type { Game } from '@late/kernel';
import { type Lexicons, listOfTable } from '@late/lexicon';
import { checkCommon } from './common/check.ts';
import { playCommon } from './common/play.ts';
import { redrawCommon } from './common/redraw.ts';
import { type CommonState, setupCommon } from './common/state.ts';
import { turnCommon } from './common/turn.ts';
import { type CommonView, viewCommon } from './common/view.ts';
import type { Event } from './event.ts';
import { type Move, moveSchema } from './move.ts';
import { notation } from './notation.ts';
import { checkSetup, MAX_SEATS, MIN_SEATS, type Options, optionsSchema } from './options.ts';
import { checkOwn } from './own/check.ts';
import { expireOwn, playOwn } from './own/play.ts';
import { redrawOwn } from './own/redraw.ts';
import { isOver, type OwnState, setupOwn, totalsOf } from './own/state.ts';
import { awaitedOwn, turnOwn } from './own/turn.ts';
import { type OwnView, viewOwn } from './own/view.ts';
import { redact } from './redact.ts';
import { resultOf } from './result.ts';
import { REPLAYS, VERSION } from './version.ts';

export type State = CommonState | OwnState;
export type View = CommonView | OwnView;
export type Krzyzowka = Game<Options, State, Move, Event, View>;

/** Krzyżówka: seventy letter tiles and three games, played by the words of a list. */
export function krzyzowka(lexicons: Lexicons): Krzyzowka {
  const words = ({ options }: State) => listOfTable(lexicons, options);
  return {
    id: 'krzyzowka',
    version: VERSION,
    replays: REPLAYS,
    options: optionsSchema(lexicons),
    move: moveSchema,
    notation,
    seats: () => ({ min: MIN_SEATS, max: MAX_SEATS }),
    checkSetup: (options) => checkSetup(lexicons, options),
    setup(options, seats, { chance, version = VERSION }) {
      if (options.game === 1) {
        return { ...setupCommon(options, seats, chance, version), reveals: 'secret' };
      }
      return { state: setupOwn(options, seats, version), events: [], reveals: 'nothing' };
    },
    turn: (state) => (state.kind === 'common' ? turnCommon(state) : turnOwn(state)),
    check: (state, seat, move) =>
      state.kind === 'common' ? checkCommon(state, seat, move) : checkOwn(state, seat, move),
    play: (state, seat, move, context) =>
      state.kind === 'common'
        ? playCommon(words(state), state, seat, move, context)
        : playOwn(words(state), state, seat, move, context),
    awaited: (state) => (state.kind === 'own' ? awaitedOwn(state) : []),
    deadline: (state) => (state.kind === 'own' ? state.endsAt : null),
    expire: (state) =>
      state.kind === 'own'
        ? expireOwn(words(state), state)
        : { state, events: [], reveals: 'nothing' },
    view: (state, viewer) =>
      state.kind === 'common' ? viewCommon(state, viewer) : viewOwn(state, viewer),
    redact,
    redraw: (state, seat, context) =>
      state.kind === 'common'
        ? redrawCommon(state, seat, context.chance)
        : redrawOwn(state, seat, context),
    open: (state) => (state.kind === 'common' ? state.ended !== null : !state.playing),
    result(state) {
      if (state.kind === 'common') return state.ended ? resultOf(state.scores) : null;
      return isOver(state) ? resultOf(totalsOf(state)) : null;
    },
  };
}
