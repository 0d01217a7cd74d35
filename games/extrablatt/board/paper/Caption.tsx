import { LiveRegion } from '@late/ui';
import type { Cell, Paper } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { cellWords } from './cell-words.ts';

/** What is printed where somebody has just tapped: on a phone, headlines are too small to read. */
export function Caption({ paper, cell }: { paper: Paper; cell: Cell | null }) {
  const say = useSay();
  const words = cell ? cellWords(say, paper, cell, null) : '';
  return (
    <>
      {cell && (
        <p className="xb-caption" aria-hidden="true">
          {words}
        </p>
      )}
      <LiveRegion text={words} />
    </>
  );
}
