import type { Refusal } from '@late/kernel';
import type { Room, RoomAnswer, RoomStep } from '@late/table';
import type { DoneRequest } from '../store/store.ts';
import type { LiveRoom } from './live-room.ts';

export type Outcome =
  | { readonly ok: true; readonly length: number }
  | { readonly ok: false; readonly refusal: Refusal };

export type Decide = (live: LiveRoom, now: number) => RoomAnswer;

/** Something to be decided; `key` names the request that it answers, if it is one. */
export interface Wish {
  readonly key: string | null;
  readonly decide: Decide;
}

/** What wishes come to, before it is durable. */
export interface Draft {
  readonly room: Room;
  readonly steps: readonly RoomStep[];
  readonly events: readonly unknown[];
  readonly requests: readonly DoneRequest[];
  readonly outcomes: readonly Outcome[];
}

/** Judges one after the other, each in the room that those before it leave. */
export function draftOf(live: LiveRoom, wishes: readonly Wish[], now: number): Draft {
  const ahead = { ...live };
  const steps: RoomStep[] = [];
  const events: unknown[] = [];
  const requests: DoneRequest[] = [];
  const outcomes = wishes.map(({ key, decide }): Outcome => {
    const answer = decide(ahead, now);
    if (!answer.ok) return answer;
    ahead.room = answer.room;
    const { length } = answer.room;
    if (answer.steps.length && key !== null) requests.push({ request: key, length });
    steps.push(...answer.steps);
    events.push(...answer.events);
    return { ok: true, length };
  });
  return { room: ahead.room, steps, events, requests, outcomes };
}
