import { headline } from '../../decks/index.ts';
import { closings } from '../closing.ts';
import { deadEnds } from '../dead-ends.ts';
import { grammarOf } from '../grammar.ts';
import { change, discardTiles } from '../step.ts';
import { type Board, clear, isComplete } from '../title.ts';
import { turnsLeft } from './alone.ts';
import { FIRST } from './score.ts';
import type { ExclusiveStep } from './state.ts';

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
    events.push(...closings(grammar, seat, before[seat] as Board, board));
  });
}

/**
 * The first complete issue: the active seat's, else the next in turn order. An exchange leaves every
 * board as many tiles as it had, so another seat's is completed only where one is taken back.
 */
function crown(step: ExclusiveStep): void {
  const { active, boards, first, options, round } = step.state;
  if (first !== null) return;
  const order = boards.map((_, turn) => (active + turn) % boards.length);
  const seat = order.find((who) => isComplete(boards[who] as Board));
  if (seat === undefined) return;
  change(step, { first: seat });
  const points = options.alone ? turnsLeft(boards[seat] as Board, round) : FIRST;
  step.events.push({ type: 'issue', seat, points });
}

function clearDeadEnds(step: ExclusiveStep): void {
  const { deck } = grammarOf(step.state.options);
  for (const { board, title, tiles } of deadEnds(step.state, step.state.boards)) {
    const { boards } = step.state;
    change(step, { boards: boards.with(board, clear(boards[board] as Board, title)) });
    step.events.push({ type: 'stuck', board, title, text: headline(deck, tiles) });
    discardTiles(step, tiles);
  }
}
