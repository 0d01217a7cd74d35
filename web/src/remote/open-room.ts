import type { Refusal, Seat } from '@late/kernel';
import type { GameFace } from '../games/face.ts';
import { drawPart, ownPart, partTold } from '../store/own-parts.ts';
import { api, type RoomNow } from './api.ts';
import { newId } from './new-id.ts';
import { outboxOf } from './outbox.ts';
import { listenToPage } from './page-signals.ts';
import { RemoteRoom } from './RemoteRoom.ts';
import { remember } from './server-state.ts';

/** A personal link: it lets its bearer share a seat. */
export interface Invitation {
  readonly seat: Seat;
  readonly ticket: string;
  readonly name: string;
}

export type Opened =
  | { readonly is: 'open'; readonly now: RoomNow; readonly refusal: Refusal | null }
  | { readonly is: 'missing' }
  | { readonly is: 'away'; readonly refusal: Refusal };

/** Looks a room up. An invitation is taken up at once; whoever only looks need not be known. */
export async function lookUpRoom(id: string, invitation: Invitation | null): Promise<Opened> {
  let refusal: Refusal | null = null;
  if (invitation) {
    const sat = await api.request(id, newId(), { do: 'sit', ...invitation });
    if (!sat.ok) refusal = sat.refusal;
  }
  const room = await api.room(id);
  if (room.ok) {
    const { seat, isHost } = room.value.room;
    if (seat !== null || isHost) remember();
    return { is: 'open', now: room.value, refusal };
  }
  return room.status === 404 ? { is: 'missing' } : { is: 'away', refusal: room.refusal };
}

async function introduce(): Promise<Refusal | null> {
  const me = await api.me();
  if (!me.ok) return me.refusal;
  remember();
  return null;
}

/** Takes part in a room. */
export function enterRoom(
  face: GameFace,
  { room, ...presence }: RoomNow,
  refusal: Refusal | null,
): RemoteRoom {
  const address = new URL(`/api/rooms/${encodeURIComponent(room.plan.id)}/socket`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const entered = new RemoteRoom(face.narrate, room, presence, {
    dial: () => new WebSocket(address),
    listen: listenToPage,
    random: Math.random,
    newId,
    outbox: outboxOf(room.plan.id),
    introduce,
    part: {
      own: () => ownPart(room.plan.id),
      draw: () => drawPart(room.plan.id),
      told: () => partTold(room.plan.id),
    },
    story: async () => {
      const reply = await api.story(room.plan.id);
      return reply.ok ? reply.value : null;
    },
  });
  if (refusal) entered.show(refusal);
  return entered;
}
