import type { Chance, Outcome, Seat } from '@late/kernel';
import { headline, type Tile } from '../../decks/index.ts';
import { rollDie } from '../die.ts';
import type { Event } from '../event.ts';
import { grammarOf } from '../grammar.ts';
import type { Move } from '../move.ts';
import { begin, change, discardTiles, type Step, says, supply } from '../step.ts';
import { drawTiles } from '../supply.ts';
import { clear, lift, put, type Title, tilesOf, titleWith } from '../title.ts';
import { rearrange, score } from './settle.ts';
import { DRAW, EYE, type HotChoiceFace, type HotState } from './state.ts';
import { hotObstacle, isHot, placings } from './targets.ts';

type HotStep = Step<HotState>;

export function playHot(
  state: HotState,
  seat: Seat,
  move: Move,
  chance: Chance,
): Outcome<HotState, Event> {
  const step = begin(state);
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
  return step;
}

function draw(step: HotStep, seat: Seat, chance: Chance): void {
  const { phase } = step.state;
  const { drawn, ...rest } = drawTiles(step.state, DRAW, chance);
  const extra = phase.at === 'draw' && phase.extra;
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
  rearrange(step, seat, put(board, tile, title));
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

function endTurn(step: HotStep): void {
  const { active, phase, scores, turn } = step.state;
  if (phase.at === 'over') return;
  change(step, {
    active: (active + 1) % scores.length,
    turn: turn + 1,
    phase: { at: 'draw', extra: false },
  });
}

function roll(step: HotStep, seat: Seat, chance: Chance): void {
  const face = rollDie(chance);
  change(step, { die: { seat, face } });
  step.events.push({ type: 'rolled', seat, face });
  step.reveals = 'news';
  switch (face) {
    case 'hot-topic':
      hotTopic(step, seat, chance);
      break;
    case 'leak':
      change(step, { phase: { at: 'draw', extra: true } });
      step.events.push({ type: 'extra-turn', seat });
      break;
    case 'eye':
      score(step, seat, EYE);
      step.events.push({ type: 'eye', seat });
      endTurn(step);
      break;
    default:
      ask(step, seat, face);
  }
}

function ask(step: HotStep, seat: Seat, face: HotChoiceFace): void {
  const { board, options } = step.state;
  const why = hotObstacle(grammarOf(options), board, face);
  if (why) {
    step.events.push({ type: 'impossible', seat, face, why });
    endTurn(step);
  } else change(step, { phase: { at: 'action', face } });
}

/** The tile is turned up for all to see; where nothing takes it, it goes to the discards. */
function hotTopic(step: HotStep, seat: Seat, chance: Chance): void {
  const { drawn, ...rest } = drawTiles(step.state, 1, chance);
  supply(step, rest);
  // The board holds 30 tiles of 156, so there is one to draw.
  const tile = drawn[0] as Tile;
  const text = says(step.state, tile);
  step.events.push({ type: 'turned-up', seat, tile, text });
  const { board, options } = step.state;
  if (placings(grammarOf(options), board, tile).length) {
    change(step, { phase: { at: 'place', tile } });
  } else {
    step.events.push({ type: 'discarded', seat, tile, text });
    discardTiles(step, [tile]);
    endTurn(step);
  }
}

function remove(step: HotStep, seat: Seat, tile: Tile): void {
  const { board } = step.state;
  const title = titleWith(board, tile);
  const text = says(step.state, tile);
  step.events.push({ type: 'removed', seat, board: null, tile, text, title });
  discardTiles(step, [tile]);
  rearrange(step, seat, lift(board, tile));
  endTurn(step);
}

function scrap(step: HotStep, seat: Seat, title: number): void {
  const { board, options } = step.state;
  const tiles = tilesOf(board[title] as Title);
  const text = headline(grammarOf(options).deck, tiles);
  step.events.push({ type: 'scrapped', seat, title, text });
  discardTiles(step, tiles);
  rearrange(step, seat, clear(board, title));
  endTurn(step);
}

function shift(step: HotStep, seat: Seat, tile: Tile, to: number): void {
  const { board } = step.state;
  const from = titleWith(board, tile);
  step.events.push({ type: 'moved', seat, tile, text: says(step.state, tile), from, to });
  rearrange(step, seat, put(lift(board, tile), tile, to));
  endTurn(step);
}

function release(step: HotStep, tile: Tile): void {
  change(step, { drawn: step.state.drawn.filter((held) => held !== tile) });
}
