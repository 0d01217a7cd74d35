import type { Chance, Outcome, Seat } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import { rollDie } from '../die.ts';
import type { Event } from '../event.ts';
import { grammarOf } from '../grammar.ts';
import type { Move, Swap } from '../move.ts';
import { begin, change, discardTiles, type Step, says, supply } from '../step.ts';
import { drawTiles } from '../supply.ts';
import { type Board, lift, put, titleWith } from '../title.ts';
import { castVote, finish } from './ending.ts';
import { settle } from './settle.ts';
import { type ChoiceFace, DRAW, type ExclusiveState } from './state.ts';
import { boardWith, obstacle } from './targets.ts';

type ExclusiveStep = Step<ExclusiveState>;

export function playExclusive(
  state: ExclusiveState,
  seat: Seat,
  move: Move,
  chance: Chance,
): Outcome<ExclusiveState, Event> {
  const step = begin(state);
  if (move.do === 'vote') castVote(step, seat, move);
  else {
    act(step, seat, move, chance);
    settle(step, state.boards);
    goOn(step, state);
  }
  return step;
}

function act(step: ExclusiveStep, seat: Seat, move: Move, chance: Chance): void {
  switch (move.do) {
    case 'lay':
      lay(step, seat, move.tile, move.title);
      break;
    case 'roll':
      roll(step, seat, chance);
      break;
    case 'take':
      if (step.state.pool.includes(move.tile)) takeFromPool(step, seat, move.tile, chance);
      else leak(step, seat, move.tile);
      break;
    case 'keep':
      step.events.push({ type: 'kept', seat });
      break;
    case 'remove':
      remove(step, seat, move.tile);
      break;
    case 'swap':
      swap(step, seat, move);
      break;
    case 'bug':
      bug(step, seat, move.seat, chance);
      break;
    case 'draw':
      draw(step, seat, chance);
      break;
    default:
      step.events.push({ type: 'passed', seat });
  }
}

/** What comes after a move, seen from the phase that it was made in. */
function goOn(step: ExclusiveStep, { phase, start }: ExclusiveState): void {
  const { active, boards, first, round } = step.state;
  const next = (active + 1) % boards.length;
  switch (phase.at) {
    case 'opening':
      change(step, { active: next });
      if (next === start) change(step, { phase: { at: 'roll' }, round: 1 });
      return;
    case 'roll':
      return;
    case 'action':
      if (step.state.phase === phase) change(step, { phase: { at: 'second' } });
      return;
    case 'taken':
      change(step, { phase: { at: 'second' } });
      return;
    default:
      if (next === start && first !== null) finish(step);
      else {
        change(step, {
          active: next,
          phase: { at: 'roll' },
          round: next === start ? round + 1 : round,
        });
      }
  }
}

function lay(step: ExclusiveStep, seat: Seat, tile: Tile, title: number): void {
  const { boards } = step.state;
  dropFromHand(step, seat, tile);
  change(step, { boards: boards.with(seat, put(boards[seat] as Board, tile, title)) });
  step.events.push({ type: 'laid', seat, tile, text: says(step.state, tile), title });
}

function roll(step: ExclusiveStep, seat: Seat, chance: Chance): void {
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

function sharpEye(step: ExclusiveStep, seat: Seat, chance: Chance): void {
  const { drawn, ...rest } = drawTiles(step.state, 1, chance);
  receive(step, seat, drawn[0] as Tile, { face: 'eye', from: null, open: false });
  supply(step, rest);
  step.reveals = 'secret';
}

function takeFromPool(step: ExclusiveStep, seat: Seat, tile: Tile, chance: Chance): void {
  receive(step, seat, tile, { face: 'hot-topic', from: null, open: true });
  const { drawn, ...rest } = drawTiles(step.state, 1, chance);
  const { pool } = step.state;
  // The new tile lies where the old one lay, so that nothing else moves on the table.
  change(step, { pool: pool.flatMap((old) => (old === tile ? drawn : [old])) });
  for (const fresh of drawn) {
    step.events.push({ type: 'refilled', tile: fresh, text: says(step.state, fresh) });
    step.reveals = 'news';
  }
  supply(step, rest);
}

function leak(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  const from = boardWith(step.state.boards, tile);
  takeFromBoard(step, tile);
  receive(step, seat, tile, { face: 'leak', from, open: true });
}

function bug(step: ExclusiveStep, seat: Seat, from: Seat, chance: Chance): void {
  const hand = step.state.hands[from] as readonly Tile[];
  const tile = hand[chance.below(hand.length)] as Tile;
  dropFromHand(step, from, tile);
  receive(step, seat, tile, { face: 'bug', from, open: false });
  step.reveals = 'secret';
}

/** Into the hand, and perhaps at once onto the board. */
function receive(
  step: ExclusiveStep,
  seat: Seat,
  tile: Tile,
  how: { face: ChoiceFace | 'eye'; from: Seat | null; open: boolean },
): void {
  const { hands } = step.state;
  const { face, from, open } = how;
  change(step, {
    hands: hands.with(seat, [...(hands[seat] as readonly Tile[]), tile]),
    phase: { at: 'taken', tile, open },
  });
  step.events.push({ type: 'took', seat, face, from, tile, text: says(step.state, tile) });
}

function remove(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  const { boards } = step.state;
  const board = boardWith(boards, tile);
  const title = titleWith(boards[board] as Board, tile);
  takeFromBoard(step, tile);
  step.events.push({ type: 'removed', seat, board, tile, text: says(step.state, tile), title });
  discardTiles(step, [tile]);
}

function swap(step: ExclusiveStep, seat: Seat, { one, to, other, back }: Swap): void {
  const { boards } = step.state;
  const pair = [boardWith(boards, one), boardWith(boards, other)] as const;
  const [ones, others] = pair;
  takeFromBoard(step, one);
  takeFromBoard(step, other);
  const lifted = step.state.boards;
  change(step, {
    boards: lifted
      .with(others, put(lifted[others] as Board, one, to))
      .with(ones, put(lifted[ones] as Board, other, back)),
  });
  const texts = [says(step.state, one), says(step.state, other)] as const;
  step.events.push({ type: 'swapped', seat, boards: pair, texts });
}

function draw(step: ExclusiveStep, seat: Seat, chance: Chance): void {
  const { drawn, ...rest } = drawTiles(step.state, DRAW, chance);
  const { hands } = step.state;
  change(step, { hands: hands.with(seat, [...(hands[seat] as readonly Tile[]), ...drawn]) });
  step.events.push({ type: 'drew', seat, count: drawn.length, tiles: drawn });
  supply(step, rest);
  step.reveals = 'secret';
}

function dropFromHand(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  const { hands } = step.state;
  const hand = hands[seat] as readonly Tile[];
  change(step, {
    hands: hands.with(
      seat,
      hand.filter((held) => held !== tile),
    ),
  });
}

function takeFromBoard(step: ExclusiveStep, tile: Tile): void {
  const { boards } = step.state;
  const board = boardWith(boards, tile);
  change(step, { boards: boards.with(board, lift(boards[board] as Board, tile)) });
}
