import type { RoomSeen } from '@late/table';
import { useSay } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import { sayLine } from './chat-lines.ts';
import { useMutes } from './own-mutes.ts';

const SHOWN = 6000;

/** What somebody else just said, for a few seconds. */
export function useFreshLine({ chat, seat: own, plan }: RoomSeen): string | undefined {
  const say = useSay();
  const last = chat.at(-1);
  const before = useRef(last?.seq ?? -1);
  const [fresh, setFresh] = useState<typeof last>(undefined);
  useEffect(() => {
    if (!last || last.seq <= before.current) return;
    before.current = last.seq;
    if (last.seat === own) return;
    setFresh(last);
    const forget = () => setFresh(undefined);
    const timer = setTimeout(forget, SHOWN);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [last, own]);
  const { muted } = useMutes(plan.id);
  if (!fresh || muted.includes(fresh.seat ?? -1)) return undefined;
  return say('chat.said', { name: fresh.name, text: sayLine(say, fresh) });
}
