import type { Seat } from '@late/kernel';
import type { Laid } from '../grid.ts';
import { alone, type Options } from '../options.ts';
import type { Tile } from '../tile-sets.ts';
import type { Offence } from '../words.ts';
import type { CountedRound } from './work.ts';

/**
 * `waiting` for the round, `ready` for it, `laying` tiles, `agreed` that it be counted, `handed-in`
 * where one plays after the other; in games of the first version `out` after a hand raised in vain.
 */
export type Stage = 'waiting' | 'ready' | 'laying' | 'agreed' | 'out' | 'handed-in';

/** A player's own table, which nobody else sees before the round is counted. */
export interface Desk {
  readonly stage: Stage;
  readonly tiles: readonly Tile[];
  readonly layout: readonly Laid[];
  readonly swapped: boolean;
  /** How often the layout was changed, or the consent taken back, in this round. */
  readonly changes: number;
  /** Game 2: how often the dictionary was asked in this round, and what was no word the last time. */
  readonly tries: number;
  readonly refused: readonly Offence[];
  /** Game 3: the word of a hand raised in vain, which is not raised again; everybody heard it. */
  readonly offence: Offence | null;
}

/** Games 2 and 3. */
export interface OwnState {
  readonly kind: 'own';
  readonly version: number;
  readonly options: Options;
  /** The round that is played, or was counted last; 0 before the first. */
  readonly round: number;
  /** From the deal of a round until it is counted. */
  readonly playing: boolean;
  readonly desks: readonly Desk[];
  /** What everybody starts the round with where one plays after the other. */
  readonly dealt: readonly Tile[] | null;
  /** When the time of those who lay tiles is up. */
  readonly endsAt: number | null;
  /** What each seat won in each round. */
  readonly points: readonly (readonly number[])[];
  /** Alone: the tiles of the rounds that were counted, to tell at the end what could have been. */
  readonly past: readonly (readonly Tile[])[];
  readonly last: CountedRound | null;
}

export const FRESH_DESK: Desk = {
  stage: 'waiting',
  tiles: [],
  layout: [],
  swapped: false,
  changes: 0,
  tries: 0,
  refused: [],
  offence: null,
};

/** With four players there are not enough tiles for twenty each. */
export function tilesEach({ game }: Options, seats: number): number {
  return game === 2 && seats < 4 ? 20 : 15;
}

export function setupOwn(options: Options, seats: number, version: number): OwnState {
  return {
    kind: 'own',
    version,
    options: seats === 1 ? alone(options) : options,
    round: 0,
    playing: false,
    desks: new Array<Desk>(seats).fill(FRESH_DESK),
    dealt: null,
    endsAt: null,
    points: [],
    past: [],
    last: null,
  };
}

export function isOver({ options, points }: OwnState): boolean {
  return points.length === options.roundCount;
}

export function totalsOf({
  desks,
  points,
}: Pick<OwnState, 'points'> & { desks: readonly unknown[] }): number[] {
  return desks.map((_, seat) => points.reduce((sum, round) => sum + (round[seat] as number), 0));
}

/** Whose go it is where one plays after the other: seat by seat, but nobody is interrupted. */
export function playerOf({ desks }: Pick<OwnState, 'desks'>): Seat {
  const player = desks.findIndex(({ stage }) => stage === 'laying');
  return player >= 0 ? player : desks.findIndex(({ stage }) => stage !== 'handed-in');
}

export function isInTurn({ options }: Pick<OwnState, 'options'>): boolean {
  return options.rounds === 'in-turn';
}

export function withDesk(state: OwnState, seat: Seat, change: Partial<Desk>): OwnState {
  const desk = { ...(state.desks[seat] as Desk), ...change };
  return { ...state, desks: state.desks.with(seat, desk) };
}
