import { along, type Cell, type Run } from '../rules/index.ts';

/** The cells that a word covers. */
export function cellsOf({ row, column, across, word }: Run): Cell[] {
  return Array.from(word, (_, step) => along({ row, column }, across, step));
}
