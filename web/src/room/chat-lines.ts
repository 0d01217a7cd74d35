import type { LineSeen, RoomSeen } from '@late/table';
import { sayAny } from '@late/ui';
import type { Say } from '../shell/use-say.ts';
import type { Muted } from './own-mutes.ts';

/** Whom something is said to. */
export type Audience = 'all' | 'team';

export function sayLine(say: Say, line: LineSeen): string {
  return 'phrase' in line ? sayAny(say, `phrase.${line.phrase}`) : line.text;
}

/** Whether the reader sits in a team, and so has somebody to talk to alone. */
export function hasTeam({ seat, seats }: RoomSeen): boolean {
  return seat !== null && (seats[seat]?.mates.length ?? 0) > 1;
}

/** What can be read where: all that was said to this audience, but for those who are not to be heard. */
export function linesFor(seen: RoomSeen, audience: Audience, muted: Muted): readonly LineSeen[] {
  const lines = audience === 'team' ? seen.teamTalk : seen.chat;
  return lines.filter(({ seat, name }) => !muted.includes(seat ?? -1) && !muted.includes(name));
}

/** A mate's words are not one's own. */
export function isOwnLine(seen: RoomSeen, { seat, name }: LineSeen): boolean {
  return seat !== null && seat === seen.seat && (!hasTeam(seen) || name === seen.called);
}
