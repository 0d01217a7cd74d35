import type { Seat } from '@late/kernel';
import { useState } from 'react';
import { at, type CommonView, type Deed, gridOf, type Run } from '../../rules/index.ts';
import { cellsOf } from '../cells-of.ts';

type LaidDeed = Extract<Deed, { type: 'laid' }>;

/** A word that lies there, whose it is, and what the turn brought. */
export interface LastWord {
  readonly run: Run;
  readonly seat: Seat;
  readonly points: number;
}

/** Everybody's last word, as far as this page has seen it, and as long as it lies there. */
export function useLastWords({ last, table, viewer }: CommonView): readonly LastWord[] {
  const [words, setWords] = useState<ReadonlyMap<number, LaidDeed>>(new Map());
  if (last?.type === 'laid' && words.get(last.seat) !== last) {
    setWords(new Map(words).set(last.seat, last));
  }
  const grid = gridOf(table);
  const isLying = (run: Run) =>
    cellsOf(run).every((cell, step) => at(grid, cell)?.letter === run.word[step]);
  return [...words.values()].flatMap(({ seat, points, words: [run] }) =>
    seat !== viewer && run && isLying(run) ? [{ run, seat, points }] : [],
  );
}
