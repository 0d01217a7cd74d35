import type { LineSeen, RoomSeen } from '@late/table';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import { isOwnLine, linesFor, sayLine } from './chat-lines.ts';
import { useMutes } from './own-mutes.ts';

const SHOWN = 6000;

interface Fresh {
  readonly line: LineSeen;
  readonly isTeams: boolean;
}

/** What somebody else just said, for a few seconds. */
export function useFreshLine(seen: RoomSeen): string | undefined {
  const say = useSay();
  const { muted } = useMutes(seen.plan.id);
  const last = lastOf(seen);
  const before = useRef(last?.line.seq ?? -1);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is told when it comes, and once
  useEffect(() => {
    if (!last || last.line.seq <= before.current) return;
    before.current = last.line.seq;
    if (isOwnLine(seen, last.line)) return;
    setFresh(last);
    const forget = () => setFresh(null);
    const timer = setTimeout(forget, SHOWN);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [last?.line.seq]);
  if (!fresh) return undefined;
  const audience = fresh.isTeams ? 'team' : 'all';
  if (!linesFor(seen, audience, muted).some(({ seq }) => seq === fresh.line.seq)) return undefined;
  const params = { name: fresh.line.name, text: sayLine(say, fresh.line) };
  return fresh.isTeams ? say('chat.said-team', params) : say('chat.said', params);
}

function lastOf({ chat, teamTalk }: RoomSeen): Fresh | null {
  const [all, team] = [chat.at(-1), teamTalk.at(-1)];
  if (team && team.seq > (all?.seq ?? -1)) return { line: team, isTeams: true };
  return all ? { line: all, isTeams: false } : null;
}
