import type { LaidLetter } from '../../src/index.ts';
import { characterOf } from '../../testing/polish-letters.ts';

/** All runs of two letters or more on a table, each as its tiles. */
export function runsOf(laid: readonly LaidLetter[]): LaidLetter[][] {
  const lines = (across: boolean) => {
    const [line, place] = across ? (['row', 'column'] as const) : (['column', 'row'] as const);
    const ordered = laid.toSorted((a, b) => a[line] - b[line] || a[place] - b[place]);
    const runs: LaidLetter[][] = [];
    for (const tile of ordered) {
      const last = runs.at(-1)?.at(-1);
      if (last && last[line] === tile[line] && last[place] === tile[place] - 1) {
        runs.at(-1)?.push(tile);
      } else runs.push([tile]);
    }
    return runs.filter(({ length }) => length > 1);
  };
  return [...lines(true), ...lines(false)];
}

export function textOf(run: readonly LaidLetter[]): string {
  return run.map(({ letter }) => characterOf(letter)).join('');
}

/** Whether all tiles hang together. */
export function isConnected(laid: readonly LaidLetter[]): boolean {
  const met = new Set(laid.slice(0, 1));
  for (const tile of met) {
    for (const other of laid) {
      if (Math.abs(tile.row - other.row) + Math.abs(tile.column - other.column) === 1) {
        met.add(other);
      }
    }
  }
  return met.size === laid.length;
}
