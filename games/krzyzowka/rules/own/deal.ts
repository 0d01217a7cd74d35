import type { Context, Outcome, Seat } from '@late/kernel';
import { drawFrom } from '@late/kernel';
import type { Event } from '../event.ts';
import type { Options } from '../options.ts';
import type { Tile } from '../tile-sets.ts';
import { allTiles } from '../tiles.ts';
import { type Desk, FRESH_DESK, type OwnState, tilesEach, withDesk } from './state.ts';

const MINUTE = 60_000;

/** All tiles were mixed again; everybody draws, and time begins to run. */
export function deal(
  state: OwnState,
  before: readonly Event[],
  { chance, now }: Context,
): Outcome<OwnState, Event> {
  const each = tilesEach(state.options, state.desks.length);
  const round = state.round + 1;
  let bag = allTiles(state.options);
  const desks = state.desks.map((): Desk => {
    const { drawn, rest } = drawFrom(bag, each, chance, bagOf(round));
    bag = rest;
    return { ...FRESH_DESK, stage: 'laying', tiles: drawn };
  });
  return {
    state: { ...state, round, playing: true, desks, endsAt: endOf(state.options, now) },
    events: [...before, { type: 'round', round, tiles: each }],
    reveals: 'secret',
  };
}

/** Where one plays after the other, the first to begin draws for all; each gets the full time. */
export function begin(
  before: OwnState,
  seat: Seat,
  { chance, now }: Context,
): Outcome<OwnState, Event> {
  const events: Event[] = [];
  let state = before;
  if (!state.dealt) {
    const each = tilesEach(state.options, state.desks.length);
    const round = state.round + 1;
    const { drawn } = drawFrom(allTiles(state.options), each, chance, bagOf(round));
    state = { ...state, round, playing: true, dealt: drawn };
    events.push({ type: 'round', round: state.round, tiles: each });
  }
  events.push({ type: 'begun', seat, round: state.round });
  const tiles = state.dealt as readonly Tile[];
  return {
    state: {
      ...withDesk(state, seat, { stage: 'laying', tiles }),
      endsAt: endOf(state.options, now),
    },
    events,
    reveals: 'secret',
  };
}

/** Mixed anew each round, whatever was swapped in those before. */
function bagOf(round: number): string {
  return `round/${round}`;
}

export function endOf({ minutes }: Options, now: number): number | null {
  return minutes === 'off' ? null : now + minutes * MINUTE;
}
