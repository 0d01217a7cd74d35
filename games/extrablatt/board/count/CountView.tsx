import type { Seat } from '@late/kernel';
import { Button, LiveRegion, type SeatLabel } from '@late/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Counted, count as countUp } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { CountPapers } from './CountPapers.tsx';
import { CountTable } from './CountTable.tsx';
import { closingFrame } from './closing-frame.ts';
import { frameTitle, frameWords, stepWords } from './frame-words.ts';
import { framesOf } from './frames.ts';

/** Long enough to look from one paper to the next; headlines are many, and quickly compared. */
const PAUSE = 1_600;
const BRIEF_PAUSE = 1_000;
const END = Number.POSITIVE_INFINITY;

interface Props {
  readonly counted: Counted;
  readonly seats: readonly SeatLabel[];
  /** Whether it is told from its beginning, or lies there counted. */
  readonly begin: 'first' | 'last';
  /** Brings a paper to the large desk, where there is one. */
  readonly onLook?: (seat: Seat) => void;
  /** What else can be done from here. */
  readonly children?: ReactNode;
}

/** The count, bonus by bonus: what is counted is lit in the papers, and the table grows. */
export function CountView({ counted, seats, begin, onLook, children }: Props) {
  const { papers, version } = counted;
  const say = useSay();
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
  const frame = frames[at];
  if (!frame) return null;
  const plays = running && at < last;
  return (
    <section className="xb-count" aria-label={say('extrablatt.board.count')}>
      <LiveRegion text={plays ? '' : frameWords(say, frame, seats)} />
      <CountPapers papers={papers} seats={seats} frame={frame} onLook={onLook} />
      <div className="xb-count__side">
        <div className="xb-count__bar">
          <p className="xb-count__title">
            <span>{stepWords(say, frame)}</span>
            <strong>{frameTitle(say, frame, seats)}</strong>
          </p>
          <div className="xb-count__buttons">
            <Button icon="first" iconOnly aria-disabled={at === 0} onClick={() => go(0)}>
              {say('extrablatt.board.count-first')}
            </Button>
            <Button icon="back" iconOnly aria-disabled={at === 0} onClick={() => go(at - 1)}>
              {say('extrablatt.board.count-back')}
            </Button>
            <Button
              icon={plays ? 'pause' : 'play'}
              iconOnly
              aria-disabled={at === last}
              onClick={() => setRunning(!plays)}
            >
              {say(plays ? 'extrablatt.board.count-pause' : 'extrablatt.board.count-play')}
            </Button>
            <Button icon="next" iconOnly aria-disabled={at === last} onClick={() => go(at + 1)}>
              {say('extrablatt.board.count-next')}
            </Button>
            <Button icon="last" iconOnly aria-disabled={at === last} onClick={() => go(last)}>
              {say('extrablatt.board.count-skip')}
            </Button>
            {children}
          </div>
        </div>
        <CountTable frames={frames} at={at} count={count} seats={seats} />
      </div>
    </section>
  );
}

function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
