import type { Seat } from '@late/kernel';
import { cellNames, type Placement } from '../grid.ts';
import type { Move } from '../move.ts';
import { checkTiles } from '../placements.ts';
import type { Refusal } from '../refusal.ts';
import { isConnected } from '../runs.ts';
import { missing, type Tile, without } from '../tiles.ts';
import { type Desk, isInTurn, type OwnState, playerOf } from './state.ts';

export const SHORTEST_RAISED = 5;
/** A round of four busy players still leaves most of a record free. */
export const MOST_CHANGES = 400;

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
      return checkChanges(desk);
    case 'arrange':
      return checkChanges(desk) ?? checkArrangement(game, desk.tiles, move.tiles);
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
function checkChanges({ changes }: Desk): Refusal | null {
  if (changes < MOST_CHANGES) return null;
  return { code: 'krzyzowka.enough', params: { most: MOST_CHANGES }, rule: 'own' };
}

/** Only the shape: the pieces need not hang together, nor be words, before they are counted. */
export function checkArrangement(
  game: 1 | 2 | 3,
  own: readonly Tile[],
  tiles: readonly Placement[],
): Refusal | null {
  const fault = checkTiles(own, tiles);
  if (fault || game === 2) return fault;
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

export function checkDone({ tiles, layout }: Desk): Refusal | null {
  const count = tiles.length - layout.length;
  if (count) return { code: 'krzyzowka.not-all-laid', params: { count }, rule: 'done' };
  return isConnected(layout) ? null : { code: 'krzyzowka.in-pieces', rule: 'done' };
}

export function checkRaise({ layout }: Desk): Refusal | null {
  if (layout.length >= SHORTEST_RAISED) return null;
  return { code: 'krzyzowka.five-letters', params: { least: SHORTEST_RAISED }, rule: 'raise' };
}
