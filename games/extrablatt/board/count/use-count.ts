import { useEffect, useMemo, useState } from 'react';
import { type Counted, count as countUp } from '../../rules/index.ts';
import { closingFrame } from './closing-frame.ts';
import { type Frame, framesOf } from './frames.ts';

/** Long enough to look from one paper to the next; headlines are many, and quickly compared. */
const PAUSE = 1_600;
const BRIEF_PAUSE = 1_000;
const END = Number.POSITIVE_INFINITY;

export type CountInSteps = ReturnType<typeof useCount>;

/** The count in steps: told from its beginning, or lying there counted. */
export function useCount({ papers, version }: Counted, begin: 'first' | 'last') {
  const count = useMemo(() => countUp({ papers, version }), [papers, version]);
  const frames = useMemo(() => {
    const bonuses = framesOf(count, papers);
    return [...bonuses, closingFrame(count, bonuses)];
  }, [count, papers]);
  const last = frames.length - 1;
  // The end stays the end while papers grow under a count that is open.
  const [wanted, setAt] = useState(begin === 'first' ? 0 : END);
  const at = Math.min(wanted, last);
  const [running, setRunning] = useState(begin === 'first' && !wantsCalm());
  useEffect(() => {
    if (!running || at >= last) return;
    const pause = frames[at]?.step === 'headlines' ? BRIEF_PAUSE : PAUSE;
    const timer = setTimeout(() => setAt(at + 1), pause);
    return () => clearTimeout(timer);
  }, [running, at, last, frames]);
  const go = (to: number) => {
    setRunning(false);
    setAt(to < last ? Math.max(0, to) : END);
  };
  const plays = running && at < last;
  return {
    count,
    frames,
    frame: frames[at] as Frame,
    at,
    last,
    plays,
    go,
    toggle: () => setRunning(!plays),
  };
}

function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
