import type { Seat } from '@late/kernel';
import { isFirstVersion } from '../first-version.ts';
import { cellNames, type Placement } from '../grid.ts';
import type { Move } from '../move.ts';
import type { Options } from '../options.ts';
import { checkTiles } from '../placements.ts';
import type { Refusal } from '../refusal.ts';
import { isConnected } from '../runs.ts';
import type { Tile } from '../tile-sets.ts';
import { missing, without } from '../tiles.ts';
import { type Desk, isInTurn, type OwnState, playerOf } from './state.ts';

export const SHORTEST_RAISED = 5;
/** Of the dictionary in a round of game 2: each is an answer that one may use. */
export const MOST_TRIES = 3;
/** Fifteen rounds of four busy players still leave some of a record free. */
export const MOST_CHANGES = 300;
const MOST_CHANGES_AT_FIRST = 400;

export function checkOwn(state: OwnState, seat: Seat, move: Move): Refusal | null {
  const desk = state.desks[seat];
  if (!desk || (isInTurn(state) && seat !== playerOf(state))) {
    return { code: 'krzyzowka.not-your-turn', rule: 'in-turn' };
  }
  return checkStage(desk, move) ?? checkMove(state, desk, move);
}

/** Before the deal there is nothing to do but get ready, and after pencils down nothing to hand in. */
function checkStage({ stage }: Desk, move: Move): Refusal | null {
  if (move.do === 'ready') {
    return stage === 'waiting' ? null : { code: 'krzyzowka.round-runs', rule: 'ready' };
  }
  switch (stage) {
    case 'laying':
      if (move.do !== 'withdraw') return null;
      return { code: 'krzyzowka.not-agreed', rule: 'pencils-down' };
    case 'agreed':
      if (move.do === 'withdraw') return null;
      return { code: 'krzyzowka.agreed', rule: 'pencils-down' };
    case 'out':
      return { code: 'krzyzowka.out', rule: 'raise' };
    default:
      return { code: 'krzyzowka.no-round', rule: 'pencils-down' };
  }
}

function checkMove(state: OwnState, desk: Desk, move: Move): Refusal | null {
  const { game } = state.options;
  switch (move.do) {
    case 'ready':
    case 'agree':
      return null;
    case 'withdraw':
      return checkChanges(state, desk);
    case 'arrange':
      return checkChanges(state, desk) ?? checkArrangement(state.options, desk.tiles, move.tiles);
    case 'swap':
      return game === 2 ? checkSwap(desk, move.tiles) : OTHER_GAME;
    case 'done':
      return game === 2 ? (checkAlone(state) ?? checkDone(desk)) : OTHER_GAME;
    case 'raise':
      return game === 3 ? (checkAlone(state) ?? checkRaise(desk)) : OTHER_GAME;
    default:
      return OTHER_GAME;
  }
}

const OTHER_GAME: Refusal = { code: 'krzyzowka.other-game', rule: 'three-games' };

/** Nobody can fill the record by pushing tiles about for ever. */
function checkChanges(state: OwnState, { changes }: Desk): Refusal | null {
  const most = isFirstVersion(state) ? MOST_CHANGES_AT_FIRST : MOST_CHANGES;
  return changes < most ? null : { code: 'krzyzowka.enough', params: { most }, rule: 'rulings' };
}

/** Only the shape: the pieces need not hang together, nor be words, before they are counted. */
export function checkArrangement(
  options: Pick<Options, 'game' | 'edition'>,
  own: readonly Tile[],
  tiles: readonly Placement[],
): Refusal | null {
  const fault = checkTiles(options, own, tiles);
  if (fault || options.game === 2) return fault;
  const astray = tiles.filter(
    ({ row, column }) => row !== 0 || column < 0 || column >= tiles.length,
  );
  if (!astray.length) return null;
  return { code: 'krzyzowka.one-line', params: { cells: cellNames(astray) }, rule: 'longest-word' };
}

export function checkSwap(
  { swapped, tiles, layout }: Desk,
  given: readonly Tile[],
): Refusal | null {
  if (swapped) return { code: 'krzyzowka.swapped', rule: 'swap' };
  const inHand = without(
    tiles,
    layout.map(({ tile }) => tile),
  );
  const absent = missing(inHand, given);
  if (absent === null) return null;
  return { code: 'krzyzowka.swap-laid', params: { tile: absent.toUpperCase() }, rule: 'swap' };
}

/** Where one plays after the other nobody can be interrupted: everybody just hands in. */
function checkAlone(state: OwnState): Refusal | null {
  return isInTurn(state) ? { code: 'krzyzowka.hand-in', rule: 'in-turn' } : null;
}

/** The shape, from what the player sees; whether the runs are words is for the dictionary to say. */
export function checkDone({ tiles, layout, tries }: Desk): Refusal | null {
  if (tries === MOST_TRIES) {
    return { code: 'krzyzowka.no-tries', params: { most: MOST_TRIES }, rule: 'rulings' };
  }
  const count = tiles.length - layout.length;
  if (count) return { code: 'krzyzowka.not-all-laid', params: { count }, rule: 'done' };
  return isConnected(layout) ? null : { code: 'krzyzowka.in-pieces', rule: 'done' };
}

export function checkRaise({ layout, offence }: Desk): Refusal | null {
  if (offence) return { code: 'krzyzowka.raised-once', rule: 'rulings' };
  if (layout.length >= SHORTEST_RAISED) return null;
  return { code: 'krzyzowka.five-letters', params: { least: SHORTEST_RAISED }, rule: 'raise' };
}
