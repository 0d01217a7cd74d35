import type { Count } from '../../rules/index.ts';
import type { Lit } from '../paper/MiniPaper.tsx';
import type { Frame } from './frames.ts';

/** After the last bonus: all that is left in all papers, and what it comes to. */
export function closingFrame({ totals }: Count, frames: readonly Frame[]): Frame {
  const own = (seat: number) => frames.find((frame) => frame.seat === seat)?.lit[seat] as Lit;
  return {
    step: 'total',
    measures: totals,
    credits: totals.map(() => 0),
    totals,
    lit: totals.map((_, seat) => own(seat)),
  };
}
