import { useEffect, useState } from 'react';
import { useSay } from './TextContext.tsx';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** From here on every second counts. */
const SHORT = 10;

/** The time that is left, by the clock of the table. */
export function Countdown({ until, now }: { until: number | null; now: () => number }) {
  const say = useSay();
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (until === null) return;
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  if (until === null) return null;
  const left = Math.max(0, Math.ceil((until - time) / 1000));
  return (
    <span
      className={left <= SHORT ? 'countdown countdown--short' : 'countdown'}
      role="timer"
      aria-label={say('ui.time-left')}
    >
      {words(say, left)}
    </span>
  );
}

function words(say: ReturnType<typeof useSay>, seconds: number): string {
  if (seconds >= DAY) return say('ui.days-left', { count: Math.floor(seconds / DAY) });
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = `${Math.floor((seconds % HOUR) / 60)}`;
  if (seconds < HOUR) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / HOUR)}:${minutes.padStart(2, '0')}:${two(seconds % 60)}`;
}
