import type { AnyGame } from '@late/kernel';
import { type StoryStep, storyOf, type Table } from '@late/table';

/**
 * A story plays the game through once more, and anybody may ask for it as often as for anything else. So it is
 * told once for each state of a table, and of logs that are longer than any game needs not at all: whoever
 * comes to such a table reads what happens from then on.
 */
const LONGEST = 1_000;

const told = new WeakMap<Table, readonly StoryStep[]>();

export function storyFor(game: AnyGame, table: Table): readonly StoryStep[] {
  if (table.log.length > LONGEST) return [];
  const known = told.get(table);
  if (known) return known;
  const story = storyOf(game, table);
  told.set(table, story);
  return story;
}
