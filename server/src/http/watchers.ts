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
import type { InRoom } from '../house/elsewhere.ts';
import type { HousePresence, OwnConnections } from '../house/house-presence.ts';
import { MINUTE } from '../house/signs-of-life.ts';
import type { Advance } from '../rooms/advance.ts';
import type { CachedRoom } from '../rooms/cached-room.ts';
import type { RoomPresence } from '../rooms/room-presence.ts';

/** Somebody who watches a room: a socket, or a request that waits. */
export interface Watcher {
  readonly member: Member;
  /** Of whom they want to hear nothing. */
  blocked: ReadonlySet<Member>;
  /** What was sent last, so that only changes need to be sent. */
  seen: RoomSeen | null;
  send(frame: ServerFrame): void;
  /** There is nothing to watch here any more. */
  end(): void;
}

/** What the house makes of watchers. */
export interface WatchersHouse {
  readonly presence: HousePresence;
  /** How long a departure is kept from others: whoever changes processes is away for a moment only. */
  readonly grace: number;
  /** The first began to watch a room, or the last went. */
  onWatched(id: string, isWatched: boolean): void;
}

/** What somebody has half laid. */
export interface ShownDraft {
  readonly member: Member;
  readonly question: number;
  readonly draft: unknown;
}

/** Who watches which room, and what each of them gets to see. */
export class Watchers implements RoomPresence, OwnConnections {
  private readonly rooms = new Map<string, Set<Watcher>>();
  /** Who is there, as it was told last. */
  private readonly presences = new Map<string, Presence>();
  /** Rooms where a departure is not told yet. */
  private readonly leaving = new Set<string>();
  /** Who is there only because they asked something lately. */
  private readonly fading = new Set<string>();
  private house!: WatchersHouse;

  /** Before anybody watches. */
  join(house: WatchersHouse): void {
    this.house = house;
  }

  get size(): number {
    let total = 0;
    for (const watchers of this.rooms.values()) total += watchers.size;
    return total;
  }

  isWatched(id: string): boolean {
    return this.rooms.has(id);
  }

  /** The rooms that are watched here. */
  watched(): string[] {
    return [...this.rooms.keys()];
  }

  count(id: string, member: Member): number {
    let count = 0;
    for (const watcher of this.rooms.get(id) ?? []) if (watcher.member === member) count++;
    return count;
  }

  *all(): Iterable<InRoom> {
    for (const [id, watchers] of this.rooms)
      for (const member of new Set([...watchers].map((watcher) => watcher.member)))
        yield [id, member];
  }

  /** How many watch a room without a seat. */
  spectators(id: string, isOutside: (member: Member) => boolean): number {
    const here = [...(this.rooms.get(id) ?? [])].filter(({ member }) => isOutside(member)).length;
    return here + this.house.presence.countElsewhere(id, isOutside);
  }

  presence(cached: CachedRoom): Presence {
    return presenceOf(cached.room, (member) => this.seemsHere(cached.id, member));
  }

  isHere(id: string, member: Member): boolean {
    return this.house.presence.isHere(id, member);
  }

  isGone(id: string, member: Member): boolean {
    return this.house.presence.isGone(id, member);
  }

  /** Somebody asked something of the room without a socket. */
  asked(cached: CachedRoom, member: Member): void {
    this.house.presence.noteAsked(cached.id, member);
    this.watchForLeaving(cached, member);
    this.refreshPresence(cached);
  }

  /** Nothing tells when somebody without a socket goes, but that they ask no more. */
  private watchForLeaving(cached: CachedRoom, member: Member): void {
    const key = `${cached.id}/${member}`;
    if (this.fading.has(key) || this.house.presence.isConnected(cached.id, member)) return;
    this.fading.add(key);
    const timer = setTimeout(() => {
      this.fading.delete(key);
      if (this.isHere(cached.id, member)) this.watchForLeaving(cached, member);
      else this.refreshPresence(cached);
    }, MINUTE);
    timer.unref();
  }

  add(cached: CachedRoom, watcher: Watcher): void {
    const { id } = cached;
    const watchers = this.rooms.get(id) ?? new Set();
    this.rooms.set(id, watchers.add(watcher));
    if (watchers.size === 1) this.house.onWatched(id, true);
    this.house.presence.connectionsChanged(id, watcher.member);
    this.refreshPresence(cached, watcher);
    this.sendWhole(cached, watcher);
  }

  remove(cached: CachedRoom, watcher: Watcher): void {
    const { id } = cached;
    const watchers = this.rooms.get(id);
    if (!watchers?.delete(watcher)) return;
    if (watchers.size === 0) {
      this.rooms.delete(id);
      this.house.onWatched(id, false);
    }
    this.house.presence.connectionsChanged(id, watcher.member);
    this.refreshPresence(cached);
  }

  /** Somebody came to a room, or left it, through another process. */
  changedElsewhere(cached: CachedRoom, member: Member): void {
    if (this.isHere(cached.id, member)) this.watchForLeaving(cached, member);
    this.refreshPresence(cached);
  }

  /** Ends the connections of somebody whose token is void. */
  closeMember(member: Member): void {
    for (const watchers of this.rooms.values())
      for (const watcher of [...watchers]) if (watcher.member === member) watcher.end();
  }

  /** Ends the connections to a room that is no more. */
  closeRoom(id: string): void {
    for (const watcher of [...(this.rooms.get(id) ?? [])]) watcher.end();
  }

  sendWhole(cached: CachedRoom, watcher: Watcher): void {
    watcher.seen = seenBy(cached, watcher);
    watcher.send({ t: 'room', room: watcher.seen, ...this.presence(cached) });
  }

  /** Shows a room anew to everybody in it. */
  sendWholeToAll(cached: CachedRoom): void {
    for (const watcher of this.rooms.get(cached.id) ?? []) this.sendWhole(cached, watcher);
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

  /**
   * Shows a half-made move to the others of the team, but not to where it comes from; it is stored nowhere.
   * False if there is no team that it could be shown to.
   */
  showMates({ id, room }: CachedRoom, shown: ShownDraft, from: Watcher | null): boolean {
    const { member, question, draft } = shown;
    const seat = seatOf(room, member);
    const held = seat === null ? undefined : room.seats[seat];
    if (!isTeam(held) || !isRunning(room)) return false;
    const members = membersOf(held);
    const name = nameOf(room, member);
    for (const watcher of this.rooms.get(id) ?? []) {
      if (watcher === from || !members.includes(watcher.member)) continue;
      watcher.send({ t: 'draft', name, question, draft });
    }
    return true;
  }

  /** Whether others take somebody to be there. */
  private seemsHere(id: string, member: Member): boolean {
    const { presence, grace } = this.house;
    return presence.isHere(id, member) || presence.hasJustLeft(id, member, grace);
  }

  /** Tells everybody who is there now, if that changed; the newcomer learns it with the room. */
  private refreshPresence(cached: CachedRoom, newcomer?: Watcher): void {
    const watchers = this.rooms.get(cached.id) ?? new Set<Watcher>();
    const now = this.presence(cached);
    const before = this.presences.get(cached.id) ?? NOBODY;
    if (now.present.length && watchers.size) this.presences.set(cached.id, now);
    else this.presences.delete(cached.id);
    this.tellDeparturesLater(cached);
    if (isSame(before.present, now.present) && isSame(before.here, now.here)) return;
    for (const watcher of watchers) {
      if (watcher !== newcomer) watcher.send({ t: 'present', ...now });
    }
  }

  /** Whoever has just left counts as there for a moment, and then is looked for again. */
  private tellDeparturesLater(cached: CachedRoom): void {
    const { presence, grace } = this.house;
    const { id, room } = cached;
    if (grace === 0 || this.leaving.has(id)) return;
    const hasLeft = (member: Member) => presence.hasJustLeft(id, member, grace);
    if (!room.seats.some((held) => membersOf(held).some(hasLeft))) return;
    this.leaving.add(id);
    const timer = setTimeout(() => {
      this.leaving.delete(id);
      this.refreshPresence(cached);
    }, grace);
    timer.unref();
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
