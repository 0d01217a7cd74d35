import type { Outcome, Seat, TableChance } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import { beforeCount, decide, isTableMove } from '../court.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import { begin, change, note, says, supply } from '../step.ts';
import { drawTiles } from '../supply.ts';
import { type Board, put } from '../title.ts';
import { dieTakesBack } from '../version.ts';
import { isOverAlone } from './alone.ts';
import { court } from './court.ts';
import { castVote, finishAlone } from './ending.ts';
import { bug, leak, refillPool, remove, roll, swap, takeFromPool } from './faces.ts';
import { settle } from './settle.ts';
import { DRAW, type ExclusiveState, type ExclusiveStep } from './state.ts';
import { dropFromHand } from './tiles.ts';

export function playExclusive(
  state: ExclusiveState,
  seat: Seat,
  move: Move,
  chance: TableChance,
): Outcome<ExclusiveState, Event> {
  const step = begin(state);
  if (isTableMove(move)) decide(court, step, seat, move, chance);
  else if (move.do === 'vote') castVote(step, seat, move);
  else {
    act(step, seat, move, chance);
    settle(step, state.boards);
    if (state.phase.at === 'taken' && state.phase.face === 'hot-topic') refillPool(step, chance);
    goOn(step, state);
  }
  return step;
}

function act(step: ExclusiveStep, seat: Seat, move: Move, chance: TableChance): void {
  switch (move.do) {
    case 'lay':
      lay(step, seat, move.tile, move.title);
      break;
    case 'roll':
      roll(step, seat, chance);
      break;
    case 'take':
      if (step.state.pool.includes(move.tile)) takeFromPool(step, seat, move.tile);
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
  if (isOverAlone(step.state, phase.at === 'second')) {
    finishAlone(step);
    return;
  }
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
      if (next === start && first !== null) {
        beforeCount(court, step, { at: 'count', agreed: boards.map(() => false) });
      } else {
        change(step, {
          active: next,
          phase: { at: 'roll' },
          round: next === start ? round + 1 : round,
        });
      }
  }
}

function lay(step: ExclusiveStep, seat: Seat, tile: Tile, title: number): void {
  const { boards, phase } = step.state;
  // What the die gave and somebody kept is their own.
  const from = phase.at === 'taken' && dieTakesBack(step.state) ? phase.from : 'hand';
  dropFromHand(step, seat, tile);
  note(step, [{ by: seat, board: seat, title, tile, from, against: null, points: 0 }]);
  change(step, { boards: boards.with(seat, put(boards[seat] as Board, tile, title)) });
  step.events.push({ type: 'laid', seat, tile, text: says(step.state, tile), title });
}

function draw(step: ExclusiveStep, seat: Seat, chance: TableChance): void {
  const { drawn, ...rest } = drawTiles(step.state, DRAW, chance);
  const { hands } = step.state;
  change(step, { hands: hands.with(seat, [...(hands[seat] as readonly Tile[]), ...drawn]) });
  step.events.push({ type: 'drew', seat, count: drawn.length, tiles: drawn });
  supply(step, rest);
  step.reveals = 'secret';
}
