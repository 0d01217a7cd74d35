import type { CommonView } from '../../rules/index.ts';
import { cellsOf } from '../cells-of.ts';
import type { Mark } from '../table/Cells.tsx';
import { cellKey } from '../table/cell-key.ts';
import type { Outlook } from './Preview.tsx';
import type { LastWord } from './use-last-words.ts';

/** What stands out on the table: others' last words, a word that can be challenged, tiles that lie wrong. */
export function marksOf(
  { pending }: CommonView,
  lastWords: readonly LastWord[],
  outlook: Outlook,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const cell of lastWords.flatMap(({ run }) => cellsOf(run))) marks.set(cellKey(cell), 'last');
  for (const cell of pending?.cells ?? []) marks.set(cellKey(cell), 'pending');
  const wrong = outlook?.refusal?.params?.cells;
  if (typeof wrong === 'string') for (const key of wrong.split(' ')) marks.set(key, 'fault');
  return marks;
}
