import type { Seat, TableChance } from '@late/kernel';
import { headline, type Tile } from '../../decks/index.ts';
import { rollDie } from '../die.ts';
import { grammarOf } from '../grammar.ts';
import { change, discardTiles, says, supply } from '../step.ts';
import { drawTiles } from '../supply.ts';
import { clear, lift, put, type Title, tilesOf, titleWith } from '../title.ts';
import { rearrange } from './settle.ts';
import { EYE, type HotChoiceFace, type HotStep } from './state.ts';
import { hotObstacle, placings } from './targets.ts';
import { endTurn, score } from './turn.ts';

export function roll(step: HotStep, seat: Seat, chance: TableChance): void {
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
function hotTopic(step: HotStep, seat: Seat, chance: TableChance): void {
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

export function remove(step: HotStep, seat: Seat, tile: Tile): void {
  const { board } = step.state;
  const title = titleWith(board, tile);
  const text = says(step.state, tile);
  step.events.push({ type: 'removed', seat, board: null, tile, text, title });
  discardTiles(step, [tile]);
  rearrange(step, seat, lift(board, tile));
  endTurn(step);
}

export function scrap(step: HotStep, seat: Seat, title: number): void {
  const { board, options } = step.state;
  const tiles = tilesOf(board[title] as Title);
  const text = headline(grammarOf(options).deck, tiles);
  step.events.push({ type: 'scrapped', seat, title, text });
  discardTiles(step, tiles);
  rearrange(step, seat, clear(board, title));
  endTurn(step);
}

export function shift(step: HotStep, seat: Seat, tile: Tile, to: number): void {
  const { board } = step.state;
  const from = titleWith(board, tile);
  step.events.push({ type: 'moved', seat, tile, text: says(step.state, tile), from, to });
  const laid = { from: { board: 0, title: from }, tile, title: to };
  rearrange(step, seat, put(lift(board, tile), tile, to), laid);
  endTurn(step);
}
