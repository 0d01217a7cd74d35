import type { Outcome, Seat, TableChance } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import { decide, isTableMove } from '../court.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import { begin, change, discardTiles, forget, says, supply } from '../step.ts';
import { drawTiles } from '../supply.ts';
import { put } from '../title.ts';
import { court } from './court.ts';
import { remove, roll, scrap, shift } from './faces.ts';
import { rearrange } from './settle.ts';
import { DRAW, type HotState, type HotStep } from './state.ts';
import { isHot } from './targets.ts';
import { endTurn } from './turn.ts';

export function playHot(
  state: HotState,
  seat: Seat,
  move: Move,
  chance: TableChance,
): Outcome<HotState, Event> {
  const step = begin(state);
  if (isTableMove(move)) decide(court, step, seat, move, chance);
  else act(step, seat, move, chance);
  return step;
}

function act(step: HotStep, seat: Seat, move: Move, chance: TableChance): void {
  switch (move.do) {
    case 'draw':
      draw(step, seat, chance);
      break;
    case 'discard':
      drop(step, seat, move.tile);
      break;
    case 'lay':
      lay(step, seat, move.tile, move.title);
      break;
    case 'roll':
      roll(step, seat, chance);
      break;
    case 'remove':
      remove(step, seat, move.tile);
      break;
    case 'scrap':
      scrap(step, seat, move.title);
      break;
    case 'move':
      shift(step, seat, move.tile, move.title);
      break;
    default:
      throw new TypeError(move.do);
  }
}

function draw(step: HotStep, seat: Seat, chance: TableChance): void {
  const { phase } = step.state;
  const { drawn, ...rest } = drawTiles(step.state, DRAW, chance);
  const extra = phase.at === 'draw' && phase.extra;
  if (!extra) forget(step);
  change(step, { drawn, phase: { at: 'discard', extra } });
  step.events.push({ type: 'drew', seat, count: drawn.length, tiles: drawn });
  supply(step, rest);
  step.reveals = 'secret';
}

function drop(step: HotStep, seat: Seat, tile: Tile): void {
  const { phase } = step.state;
  release(step, tile);
  step.events.push({ type: 'discarded', seat, tile, text: says(step.state, tile) });
  discardTiles(step, [tile]);
  if (phase.at === 'discard') {
    change(step, { phase: { at: 'two', extra: phase.extra, laid: false, hot: false } });
  } else goOn(step);
}

function lay(step: HotStep, seat: Seat, tile: Tile, title: number): void {
  const { phase, board } = step.state;
  release(step, tile);
  step.events.push({ type: 'laid', seat, tile, text: says(step.state, tile), title });
  if (phase.at === 'two') {
    const hot = phase.hot || isHot(tile, title);
    change(step, { phase: { ...phase, laid: true, hot } });
  }
  rearrange(step, seat, put(board, tile, title), { from: 'stack', tile, title });
  if (phase.at === 'two') goOn(step);
  else endTurn(step);
}

/** After one of the two tiles: the other one, the roll, or the next seat. */
function goOn(step: HotStep): void {
  const { drawn, phase } = step.state;
  if (drawn.length) return;
  if (phase.at === 'two' && phase.hot) change(step, { phase: { at: 'roll' } });
  else endTurn(step);
}

function release(step: HotStep, tile: Tile): void {
  change(step, { drawn: step.state.drawn.filter((held) => held !== tile) });
}
