import { useEffect, useState } from 'react';
import { houseTime } from '../remote/api.ts';
import { tellRestart } from '../remote/restart-notice.ts';
import { useSay } from './use-say.ts';

const MINUTE = 60_000;
/** A restart that never came, or is over, is no news any more. */
const LAPSE = 15 * MINUTE;

/** Says that the house restarts, and counts the minutes down. */
export default function RestartStrip({ at }: { at: number }) {
  const say = useSay();
  const [now, setNow] = useState(houseTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(houseTime()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const isOver = now > at + LAPSE;
  useEffect(() => {
    if (isOver) tellRestart(null);
  }, [isOver]);
  const count = Math.ceil((at - now) / MINUTE);
  return (
    <p className="restart" role="status">
      {count > 0 ? say('restart.soon', { count }) : say('restart.now')}
    </p>
  );
}
