import { useState } from 'react';
import { at, type CommonView, type Deed, gridOf, type Run } from '../../rules/index.ts';
import { cellsOf } from '../cells-of.ts';

type LaidDeed = Extract<Deed, { type: 'laid' }>;

/** Everybody's last word, as far as this page has seen it, and as long as it lies there. */
export function useLastWords({ last, table, viewer }: CommonView): readonly Run[] {
  const [words, setWords] = useState<ReadonlyMap<number, LaidDeed>>(new Map());
  if (last?.type === 'laid' && words.get(last.seat) !== last) {
    setWords(new Map(words).set(last.seat, last));
  }
  const grid = gridOf(table);
  const isLying = (run: Run) =>
    cellsOf(run).every((cell, step) => at(grid, cell)?.letter === run.word[step]);
  return [...words.values()].flatMap(({ seat, words: [word] }) =>
    seat !== viewer && word && isLying(word) ? [word] : [],
  );
}
