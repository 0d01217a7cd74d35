import type { Seat, TableChance } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import { rollDie } from '../die.ts';
import type { Event } from '../event.ts';
import { grammarOf } from '../grammar.ts';
import type { Swap } from '../move.ts';
import { change, discardTiles, forget, note, says, supply } from '../step.ts';
import { drawTiles } from '../supply.ts';
import { type Board, put } from '../title.ts';
import type { ExclusiveStep } from './state.ts';
import { obstacle, placeOf } from './targets.ts';
import { dropFromHand, receive, takeFromBoard } from './tiles.ts';

export function roll(step: ExclusiveStep, seat: Seat, chance: TableChance): void {
  forget(step);
  const face = rollDie(chance);
  change(step, { die: { seat, face } });
  step.events.push({ type: 'rolled', seat, face });
  step.reveals = 'news';
  const { boards, hands, options, pool, stack } = step.state;
  if (face === 'eye') {
    if (stack.length) sharpEye(step, seat, chance);
    else giveUp(step, { type: 'impossible', seat, face, why: 'stack' });
    return;
  }
  const handSizes = hands.map((hand) => hand.length);
  const why = obstacle(grammarOf(options), { boards, pool, handSizes }, seat, face);
  if (why) giveUp(step, { type: 'impossible', seat, face, why });
  else change(step, { phase: { at: 'action', face } });
}

function giveUp(step: ExclusiveStep, event: Event): void {
  step.events.push(event);
  change(step, { phase: { at: 'second' } });
}

function sharpEye(step: ExclusiveStep, seat: Seat, chance: TableChance): void {
  const { drawn, ...rest } = drawTiles(step.state, 1, chance);
  receive(step, seat, drawn[0] as Tile, 'eye', 'stack');
  supply(step, rest);
  step.reveals = 'secret';
}

export function takeFromPool(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  change(step, { pool: step.state.pool.filter((old) => old !== tile) });
  receive(step, seat, tile, 'hot-topic', 'pool');
}

/** After the taken tile has found its place. */
export function refillPool(step: ExclusiveStep, chance: TableChance): void {
  const { drawn, ...rest } = drawTiles(step.state, 1, chance);
  change(step, { pool: [...step.state.pool, ...drawn] });
  for (const tile of drawn) {
    step.events.push({ type: 'refilled', tile, text: says(step.state, tile) });
    step.reveals = 'news';
  }
  supply(step, rest);
}

export function leak(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  const from = placeOf(step.state.boards, tile);
  takeFromBoard(step, tile);
  receive(step, seat, tile, 'leak', from);
}

export function bug(step: ExclusiveStep, seat: Seat, from: Seat, chance: TableChance): void {
  const hand = step.state.hands[from] as readonly Tile[];
  const tile = hand[chance.below(hand.length, 'bug')] as Tile;
  dropFromHand(step, from, tile);
  receive(step, seat, tile, 'bug', { hand: from });
  step.reveals = 'secret';
}

export function remove(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  const { board, title } = placeOf(step.state.boards, tile);
  takeFromBoard(step, tile);
  step.events.push({ type: 'removed', seat, board, tile, text: says(step.state, tile), title });
  discardTiles(step, [tile]);
}

export function swap(step: ExclusiveStep, seat: Seat, { one, to, other, back }: Swap): void {
  const { boards } = step.state;
  const places = [placeOf(boards, one), placeOf(boards, other)] as const;
  const [{ board: ones }, { board: others }] = places;
  const laid = { by: seat, points: 0 };
  note(step, [
    { ...laid, board: others, title: to, tile: one, from: places[0], against: other },
    { ...laid, board: ones, title: back, tile: other, from: places[1], against: one },
  ]);
  takeFromBoard(step, one);
  takeFromBoard(step, other);
  const lifted = step.state.boards;
  change(step, {
    boards: lifted
      .with(others, put(lifted[others] as Board, one, to))
      .with(ones, put(lifted[ones] as Board, other, back)),
  });
  const texts = [says(step.state, one), says(step.state, other)] as const;
  step.events.push({ type: 'swapped', seat, boards: [ones, others], texts });
}
