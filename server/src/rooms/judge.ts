import type { Answer } from '@late/kernel';
import type { Member, Room, RoomDone, RoomStep } from '@late/table';
import type { DoneRequest } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';

/** How long the room is now, or why it did not change. */
export type RequestAnswer = Answer<{ readonly length: number }>;

/** The name under which a request is done once, however often it is sent. */
export function requestKey(member: Member, clientId: string): string {
  return `${member}/${clientId}`;
}

export type Decide = (cached: CachedRoom, now: number) => Answer<RoomDone>;

/** Something to be decided; `key` names the request that it answers, if it is one. */
export interface Proposal {
  readonly key: string | null;
  readonly decide: Decide;
}

/** What proposals come to, before it is durable. */
export interface Judged {
  readonly room: Room;
  readonly steps: readonly RoomStep[];
  readonly events: readonly unknown[];
  readonly requests: readonly DoneRequest[];
  readonly replies: readonly RequestAnswer[];
}

/** Judges one after the other, each in the room that those before it leave. */
export function judge(cached: CachedRoom, proposals: readonly Proposal[], now: number): Judged {
  const ahead = { ...cached };
  const steps: RoomStep[] = [];
  const events: unknown[] = [];
  const requests: DoneRequest[] = [];
  const replies = proposals.map(({ key, decide }): RequestAnswer => {
    const answer = decide(ahead, now);
    if (!answer.ok) return answer;
    ahead.room = answer.room;
    const { length } = answer.room;
    if (answer.steps.length && key !== null) requests.push({ request: key, length });
    steps.push(...answer.steps);
    events.push(...answer.events);
    return { ok: true, length };
  });
  return { room: ahead.room, steps, events, requests, replies };
}
