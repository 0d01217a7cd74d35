import { type Act, type Actor, type AnyGame, frames } from '@late/kernel';
import { itemsOf } from './pages.ts';
import { eventsFor } from './seen.ts';
import type { Table } from './table.ts';

/** One entry of a log as anybody may read it. */
export interface StoryStep {
  readonly by: Actor;
  /** What kind of act it was. What a move was is told by its events, as far as it is everybody's business. */
  readonly act: Exclude<Act, { do: 'move' }> | { readonly do: 'move' };
  readonly events: readonly unknown[];
}

/**
 * All that happened at a table, for whoever comes late to read up on: as it was told to those who only watched, so
 * nobody's secret is in it. It plays the game through once more.
 */
export function storyOf(game: AnyGame, { log, opening }: Table): StoryStep[] {
  return frames(game, opening, itemsOf(log)).map(({ entry: { by, act }, events }) => ({
    by,
    act: act.do === 'move' ? { do: 'move' } : act,
    events: eventsFor(game, events, 'audience'),
  }));
}
