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
import { FIRST } from './score.ts';
import type { ExclusiveState } from './state.ts';

type ExclusiveStep = Step<ExclusiveState>;

/** After the boards have changed: titles close, an issue may be complete, dead ends are cleared. */
export function settle(step: ExclusiveStep, before: readonly Board[]): void {
  if (step.state.boards === before) return;
  readOut(step, before);
  crown(step);
  clearDeadEnds(step);
}

function readOut({ state, events }: ExclusiveStep, before: readonly Board[]): void {
  const grammar = grammarOf(state.options);
  state.boards.forEach((board, seat) => {
    board.forEach((row, title) => {
      if (!isClosed(row) || isClosed(before[seat]?.[title] as Title)) return;
      const tiles = tilesOf(row);
      const text = headline(grammar.deck, tiles);
      const points = titleWorth(grammar, row);
      events.push({ type: 'closed', seat, title, tiles, text, points });
    });
  });
}

/**
 * The first complete issue. An exchange leaves every board as many tiles as it had, so only a tile
 * laid by the active seat, on its own board, completes one.
 */
function crown(step: ExclusiveStep): void {
  const { active, boards, first } = step.state;
  if (first !== null || !isComplete(boards[active] as Board)) return;
  change(step, { first: active });
  step.events.push({ type: 'issue', seat: active, points: FIRST });
}

function clearDeadEnds(step: ExclusiveStep): void {
  const grammar = grammarOf(step.state.options);
  for (const { board, title, tiles } of stuckTitles(grammar, step.state.boards)) {
    const { boards } = step.state;
    change(step, { boards: boards.with(board, clear(boards[board] as Board, title)) });
    step.events.push({ type: 'stuck', board, title, text: headline(grammar.deck, tiles) });
    discardTiles(step, tiles);
  }
}
