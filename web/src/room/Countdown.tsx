import { useSay } from '@late/ui';
import { useEffect, useState } from 'react';
import { houseTime } from '../remote/api.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** From here on every second counts. */
const SHORT = 10;

/** The time that is left for this seat. */
export function Countdown({ until }: { until: number | null }) {
  const say = useSay();
  const [now, setNow] = useState(houseTime);
  useEffect(() => {
    if (until === null) return;
    setNow(houseTime());
    const timer = setInterval(() => setNow(houseTime()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <span
      className={left <= SHORT ? 'countdown countdown--short' : 'countdown'}
      role="timer"
      aria-label={say('online.time-left')}
    >
      {words(say, left)}
    </span>
  );
}

function words(say: ReturnType<typeof useSay>, seconds: number): string {
  if (seconds >= DAY) return say('online.days-left', { count: Math.floor(seconds / DAY) });
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = `${Math.floor((seconds % HOUR) / 60)}`;
  if (seconds < HOUR) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / HOUR)}:${minutes.padStart(2, '0')}:${two(seconds % 60)}`;
}
