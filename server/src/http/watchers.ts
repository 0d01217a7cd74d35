import type { Seat } from '@late/kernel';
import type { Presence, ServerFrame } from '@late/protocol';
import {
  eventsFor,
  isRunning,
  isTeam,
  type Member,
  membersOf,
  nameOf,
  type Room,
  type RoomSeen,
  roomPatch,
  roomSeenBy,
  seatOf,
} from '@late/table';
import type { Advance } from '../rooms/advance.ts';
import type { CachedRoom } from '../rooms/cached-room.ts';
import type { RoomPresence } from '../rooms/room-presence.ts';
import { MINUTE, SignsOfLife } from './signs-of-life.ts';

/** Somebody who watches a room: a socket, or a request that waits. */
export interface Watcher {
  readonly member: Member;
  /** Of whom they want to hear nothing. */
  blocked: ReadonlySet<Member>;
  /** What was sent last, so that only changes need to be sent. */
  seen: RoomSeen | null;
  send(frame: ServerFrame): void;
}

/** Who watches which room, and what each of them gets to see. */
export class Watchers implements RoomPresence {
  private readonly rooms = new Map<string, Set<Watcher>>();
  private readonly presences = new Map<string, Presence>();
  private readonly signs = new SignsOfLife();

  get size(): number {
    let total = 0;
    for (const watchers of this.rooms.values()) total += watchers.size;
    return total;
  }

  isWatched(id: string): boolean {
    return this.rooms.has(id);
  }

  /** How many watch a room without a seat. */
  spectators(id: string, isOutside: (member: Member) => boolean): number {
    return [...(this.rooms.get(id) ?? [])].filter(({ member }) => isOutside(member)).length;
  }

  presence(id: string): Presence {
    return this.presences.get(id) ?? NOBODY;
  }

  isHere(id: string, member: Member): boolean {
    return this.isConnected(id, member) || this.signs.isHere(id, member);
  }

  isGone(id: string, member: Member): boolean {
    return !this.isConnected(id, member) && this.signs.isGone(id, member);
  }

  /** Somebody asked something of the room without a socket. */
  asked(cached: CachedRoom, member: Member): void {
    const wasHere = this.signs.isHere(cached.id, member);
    this.signs.asked(cached.id, member);
    if (!wasHere) this.watchForLeaving(cached, member);
    this.refreshPresence(cached);
  }

  /** Nothing tells when somebody without a socket goes, but that they ask no more. */
  private watchForLeaving(cached: CachedRoom, member: Member): void {
    const timer = setTimeout(() => {
      if (this.signs.isHere(cached.id, member)) this.watchForLeaving(cached, member);
      else this.refreshPresence(cached);
    }, MINUTE);
    timer.unref();
  }

  private isConnected(id: string, member: Member): boolean {
    for (const watcher of this.rooms.get(id) ?? []) if (watcher.member === member) return true;
    return false;
  }

  add(cached: CachedRoom, watcher: Watcher): void {
    const watchers = this.rooms.get(cached.id) ?? new Set();
    this.rooms.set(cached.id, watchers.add(watcher));
    this.refreshPresence(cached, watcher);
    this.sendWhole(cached, watcher);
  }

  remove(cached: CachedRoom, watcher: Watcher): void {
    const watchers = this.rooms.get(cached.id);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.rooms.delete(cached.id);
    const { member } = watcher;
    if (member && !this.isConnected(cached.id, member)) this.signs.left(cached.id, member);
    this.refreshPresence(cached);
  }

  sendWhole(cached: CachedRoom, watcher: Watcher): void {
    watcher.seen = seenBy(cached, watcher);
    watcher.send({ t: 'room', room: watcher.seen, ...this.presence(cached.id) });
  }

  /** The rooms that somebody watches, from now on without those whom they have blocked. */
  setBlocked(member: Member, blocked: ReadonlySet<Member>): string[] {
    const watched: string[] = [];
    for (const [id, watchers] of this.rooms) {
      const own = [...watchers].filter((watcher) => watcher.member === member);
      for (const watcher of own) watcher.blocked = blocked;
      if (own.length) watched.push(id);
    }
    return watched;
  }

  sendWholeTo(cached: CachedRoom, member: Member): void {
    for (const watcher of this.rooms.get(cached.id) ?? [])
      if (watcher.member === member) this.sendWhole(cached, watcher);
  }

  /** Lets everybody in the room know what changed, each as far as they may know it. */
  tell({ cached, before, events }: Advance): void {
    if (cached.room.seats !== before.seats) this.refreshPresence(cached);
    const watchers = this.rooms.get(cached.id);
    if (!watchers) return;
    for (const watcher of watchers) {
      const after = seenBy(cached, watcher);
      const patch = watcher.seen && roomPatch(watcher.seen, after);
      if (!watcher.seen || !patch) {
        this.sendWhole(cached, watcher);
        continue;
      }
      const from = watcher.seen.length;
      watcher.seen = after;
      watcher.send({
        t: 'step',
        from,
        to: after.length,
        ...patch,
        events: eventsFor(cached.game, events, after.seat ?? 'audience'),
      });
    }
  }

  /** What everybody is to know, wherever they are. */
  tellAll(frame: ServerFrame): void {
    for (const watchers of this.rooms.values()) for (const { send } of watchers) send(frame);
  }

  /** Shows a half-made move to the others of the team; it is stored nowhere. */
  showMates({ id, room }: CachedRoom, from: Watcher, question: number, draft: unknown): void {
    const seat = seatOf(room, from.member);
    const held = seat === null ? undefined : room.seats[seat];
    if (!isTeam(held) || !isRunning(room)) return;
    const members = membersOf(held);
    const name = nameOf(room, from.member);
    for (const watcher of this.rooms.get(id) ?? []) {
      if (watcher === from || !members.includes(watcher.member)) continue;
      watcher.send({ t: 'draft', name, question, draft });
    }
  }

  /** Tells everybody who is there now, if that changed; the newcomer learns it with the room. */
  private refreshPresence(cached: CachedRoom, newcomer?: Watcher): void {
    const watchers = this.rooms.get(cached.id) ?? new Set<Watcher>();
    const now = presenceOf(cached.room, (member) => this.isHere(cached.id, member));
    const before = this.presence(cached.id);
    if (now.present.length) this.presences.set(cached.id, now);
    else this.presences.delete(cached.id);
    if (isSame(before.present, now.present) && isSame(before.here, now.here)) return;
    for (const watcher of watchers) {
      if (watcher !== newcomer) watcher.send({ t: 'present', ...now });
    }
  }
}

function seenBy({ game, room, seed }: CachedRoom, { member, blocked }: Watcher): RoomSeen {
  return roomSeenBy(game, room, seed, member, blocked);
}

const NOBODY: Presence = { present: [], here: [] };

function presenceOf(room: Room, isHere: (member: Member) => boolean): Presence {
  const present: Seat[] = [];
  const here = new Set<string>();
  room.seats.forEach((held, seat) => {
    const members = membersOf(held).filter(isHere);
    if (members.length) present.push(seat);
    if (isTeam(held)) for (const member of members) here.add(nameOf(room, member));
  });
  return { present, here: [...here] };
}

function isSame<T>(before: readonly T[], now: readonly T[]): boolean {
  return before.length === now.length && now.every((one) => before.includes(one));
}
