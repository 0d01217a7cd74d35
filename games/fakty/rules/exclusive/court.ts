import type { Seat } from '@late/kernel';
import { fieldOf, type Tile } from '../../decks/index.ts';
import type { Counting, Court } from '../court.ts';
import type { Laid } from '../dispute.ts';
import { change, putBack, says } from '../step.ts';
import { type Board, isComplete, put } from '../title.ts';
import { finish } from './ending.ts';
import { settle } from './settle.ts';
import { type ExclusiveState, type ExclusiveStep, POOL } from './state.ts';
import { takeFromBoard } from './tiles.ts';

/** Everybody for their own paper: a title concerns whoever laid it and whoever it belongs to. */
export const court: Court<ExclusiveState, Counting> = {
  disputed: (state) => state,
  ownerOf: ({ board }) => board,
  bringBack(step, laid) {
    const { boards } = step.state;
    if (laid.against === null) sendBack(step, laid);
    else swapBack(step, laid);
    reopen(step);
    settle(step, boards);
  },
  goesOn(step) {
    const { active, boards, first, round } = step.state;
    if (first !== null) return false;
    change(step, { active: (active + 1) % boards.length, round: round + 1, phase: { at: 'roll' } });
    return true;
  },
  finish,
  begin: (step, seat) => change(step, { start: seat, active: seat, phase: { at: 'opening' } }),
};

function sendBack(step: ExclusiveStep, { by, from, tile }: Laid): void {
  takeFromBoard(step, tile);
  if (from === 'hand') toHand(step, by, tile);
  else if (from === 'pool') toPool(step, tile);
  else if (from === 'stack') putBack(step, tile);
  else if ('hand' in from) toHand(step, from.hand, tile);
  else toBoard(step, from, tile);
}

function toHand(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  const { hands } = step.state;
  change(step, { hands: hands.with(seat, [...(hands[seat] as readonly Tile[]), tile]) });
  const text = says(step.state, tile);
  step.events.push({ type: 'returned', to: { hand: seat }, tile, text });
}

/** What has come in its place, the last one there, makes room. */
function toPool(step: ExclusiveStep, tile: Tile): void {
  const { pool } = step.state;
  const newest = pool.length < POOL ? undefined : pool.at(-1);
  change(step, { pool: [...pool.filter((other) => other !== newest), tile] });
  step.events.push({ type: 'returned', to: 'pool', tile, text: says(step.state, tile) });
  if (newest !== undefined) putBack(step, newest);
}

function toBoard(
  step: ExclusiveStep,
  { board, title }: { readonly board: Seat; readonly title: number },
  tile: Tile,
): void {
  const { boards } = step.state;
  change(step, { boards: boards.with(board, put(boards[board] as Board, tile, title)) });
  step.events.push({ type: 'returned', to: 'board', tile, text: says(step.state, tile) });
}

/** Both tiles of an exchange go back; what was laid from the hand in their place makes room. */
function swapBack(step: ExclusiveStep, laid: Laid): void {
  const other = step.state.disputes?.laid.find(({ tile }) => tile === laid.against) as Laid;
  for (const { tile } of [laid, other]) takeFromBoard(step, tile);
  for (const { by, from, tile } of [laid, other]) {
    if (typeof from === 'string' || 'hand' in from) continue;
    const there = step.state.boards[from.board]?.[from.title]?.[fieldOf(tile)] ?? null;
    if (there !== null) {
      takeFromBoard(step, there);
      toHand(step, by, there);
    }
    toBoard(step, from, tile);
  }
}

function reopen(step: ExclusiveStep): void {
  const { boards, first } = step.state;
  if (first === null || isComplete(boards[first] as Board)) return;
  change(step, { first: null });
  step.events.push({ type: 'reopened', seat: first });
}
