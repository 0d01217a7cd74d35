import type { Seat } from '@late/kernel';
import { headline } from '../../decks/index.ts';
import { grammarOf } from '../grammar.ts';
import { change, discardTiles, type Step } from '../step.ts';
import {
  type Board,
  clear,
  isClosed,
  isComplete,
  stuckTitles,
  type Title,
  tilesOf,
  titleWorth,
} from '../title.ts';
import { type HotState, LAST } from './state.ts';
import { hotResult } from './view.ts';

type HotStep = Step<HotState>;

/** The board as it is now: closed titles score at once, the tenth ends the game, dead ends are cleared. */
export function rearrange(step: HotStep, seat: Seat, board: Board): void {
  const before = step.state.board;
  change(step, { board });
  board.forEach((row, title) => {
    if (isClosed(row) && !isClosed(before[title] as Title)) readOut(step, seat, title);
  });
  if (isComplete(board)) goToPress(step, seat);
  else clearDeadEnds(step);
}

export function score(step: HotStep, seat: Seat, points: number): void {
  const { scores } = step.state;
  change(step, { scores: scores.with(seat, (scores[seat] as number) + points) });
}

function readOut(step: HotStep, seat: Seat, title: number): void {
  const { board, options } = step.state;
  const grammar = grammarOf(options);
  const row = board[title] as Title;
  const tiles = tilesOf(row);
  const points = titleWorth(grammar, row);
  score(step, seat, points);
  const text = headline(grammar.deck, tiles);
  step.events.push({ type: 'closed', seat, title, tiles, text, points });
}

function goToPress(step: HotStep, seat: Seat): void {
  score(step, seat, LAST);
  change(step, { phase: { at: 'over' } });
  step.events.push({ type: 'issue', seat, points: LAST });
  const result = hotResult(step.state);
  if (result) step.events.push({ type: 'over', ...result });
}

function clearDeadEnds(step: HotStep): void {
  const grammar = grammarOf(step.state.options);
  for (const { title, tiles } of stuckTitles(grammar, [step.state.board])) {
    change(step, { board: clear(step.state.board, title) });
    step.events.push({ type: 'stuck', board: null, title, text: headline(grammar.deck, tiles) });
    discardTiles(step, tiles);
  }
}
