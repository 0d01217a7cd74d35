import type { RemovalSeen, RoomSeen } from '@late/table';
import { useEffect, useState } from 'react';
import { houseTime } from '../remote/api.ts';

/** The question whether a bot is to play on for somebody, as long as it can be answered. */
export function useRemoval({ removal }: RoomSeen): RemovalSeen | null {
  const [lapsed, setLapsed] = useState<number | null>(null);
  const until = removal?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    // Longer than a timer can count is longer than anybody looks.
    const rest = Math.min(until - houseTime(), 2 ** 31 - 1);
    const timer = setTimeout(() => setLapsed(until), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [until]);
  return until === lapsed ? null : removal;
}
