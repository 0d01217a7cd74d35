import { headline } from '../../decks/index.ts';
import { deadEnds } from '../dead-ends.ts';
import { grammarOf } from '../grammar.ts';
import { change, discardTiles } from '../step.ts';
import { clear } from '../title.ts';
import type { HotStep } from './state.ts';

/** Titles that nothing can complete any more are discarded. */
export function clearDeadEnds(step: HotStep): void {
  const { deck } = grammarOf(step.state.options);
  for (const { title, tiles } of deadEnds(step.state, [step.state.board])) {
    change(step, { board: clear(step.state.board, title) });
    step.events.push({ type: 'stuck', board: null, title, text: headline(deck, tiles) });
    discardTiles(step, tiles);
  }
}
