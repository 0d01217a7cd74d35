import type { Member } from '@late/table';
import type { InRoom } from './elsewhere.ts';

/** How long a request without a socket counts, and how long nobody is taken to be away for good. */
export const MINUTE = 60_000;

interface Sign {
  readonly inRoom: InRoom;
  readonly at: number;
  /** Whether they count as there until a minute has passed. */
  readonly isHere: boolean;
}

/** When people were last in a room, for a minute: then they have been away for as long as it matters. */
export class SignsOfLife {
  /** The oldest first. */
  private readonly signs = new Map<string, Sign>();
  /** Nobody can have been seen before, and so nobody is known to be away for a minute. */
  private readonly since = Date.now();

  /** A request over HTTP: whoever asks is there, and for a while will be taken to stay. */
  asked(room: string, member: Member, ago = 0): void {
    this.sign(room, member, true, Date.now() - ago);
  }

  /** Their last socket has closed: they are away from now on. */
  left(room: string, member: Member): void {
    this.sign(room, member, false, Date.now());
  }

  /** Whether they left, and did so less than `milliseconds` ago. */
  hasLeftWithin(room: string, member: Member, milliseconds: number): boolean {
    const last = this.last(room, member);
    return last !== null && !last.isHere && Date.now() - last.at < milliseconds;
  }

  /** Everybody who counts as there. */
  *here(): Iterable<InRoom> {
    for (const sign of this.signs.values()) if (sign.isHere && isRecent(sign.at)) yield sign.inRoom;
  }

  /** How many milliseconds ago the last one was. */
  age(room: string, member: Member): number {
    const last = this.last(room, member);
    return last ? Math.max(0, Date.now() - last.at) : MINUTE;
  }

  isHere(room: string, member: Member): boolean {
    return this.last(room, member)?.isHere ?? false;
  }

  /** Whether there was none for a minute. */
  isGone(room: string, member: Member): boolean {
    return !this.last(room, member) && !isRecent(this.since);
  }

  private last(room: string, member: Member): Sign | null {
    const sign = this.signs.get(keyOf(room, member));
    return sign && isRecent(sign.at) ? sign : null;
  }

  private sign(room: string, member: Member, isHere: boolean, at: number): void {
    const key = keyOf(room, member);
    const known = this.last(room, member);
    if (known && known.at > at) return;
    this.signs.delete(key);
    this.signs.set(key, { inRoom: [room, member], at, isHere });
    for (const [old, sign] of this.signs) {
      if (isRecent(sign.at)) break;
      this.signs.delete(old);
    }
  }
}

/** A time to come is none that is recent: the clock was put back, and nobody is here for an hour by that. */
export function isRecent(at: number): boolean {
  return Math.abs(Date.now() - at) < MINUTE;
}

function keyOf(room: string, member: Member): string {
  return `${room}/${member}`;
}
