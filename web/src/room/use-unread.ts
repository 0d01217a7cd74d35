import type { RoomSeen } from '@late/table';
import { useState } from 'react';
import { keep } from '../store/keep.ts';
import { type Audience, isOwnLine, linesFor } from './chat-lines.ts';
import { useMutes } from './own-mutes.ts';

const readKey = (room: string, audience: Audience) =>
  audience === 'team' ? `online/read-team/${room}` : `online/read/${room}`;

const readUpTo = (room: string, audience: Audience) =>
  Number(localStorage.getItem(readKey(room, audience)) ?? -1);

export interface Unread {
  readonly all: number;
  readonly team: number;
  /** All that was said to this audience has been before the reader's eyes. */
  readonly markRead: (audience: Audience) => void;
}

/** How many lines of others have not been read, of the whole table's and of the team's. */
export function useUnread(seen: RoomSeen): Unread {
  const { id } = seen.plan;
  const { muted } = useMutes(id);
  const [read, setRead] = useState(() => ({
    all: readUpTo(id, 'all'),
    team: readUpTo(id, 'team'),
  }));
  const count = (audience: Audience) =>
    linesFor(seen, audience, muted).filter(
      (line) => line.seq > read[audience] && !isOwnLine(seen, line),
    ).length;
  return {
    all: count('all'),
    team: count('team'),
    markRead(audience) {
      const last = (audience === 'team' ? seen.teamTalk : seen.chat).at(-1)?.seq ?? -1;
      if (last <= read[audience]) return;
      keep(readKey(id, audience), String(last));
      setRead({ ...read, [audience]: last });
    },
  };
}
