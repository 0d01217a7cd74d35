import type { Member } from '@late/table';

/** How long a request without a socket counts, and how long nobody is taken to be away for good. */
export const MINUTE = 60_000;

interface Sign {
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
  asked(room: string, member: Member): void {
    this.sign(room, member, true);
  }

  /** Their last socket has closed: they are away from now on. */
  left(room: string, member: Member): void {
    this.sign(room, member, false);
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

  private sign(room: string, member: Member, isHere: boolean): void {
    const at = Date.now();
    const key = keyOf(room, member);
    this.signs.delete(key);
    this.signs.set(key, { at, isHere });
    for (const [old, sign] of this.signs) {
      if (isRecent(sign.at)) break;
      this.signs.delete(old);
    }
  }
}

/** A time to come is none that is recent: the clock was put back, and nobody is here for an hour by that. */
function isRecent(at: number): boolean {
  return Math.abs(Date.now() - at) < MINUTE;
}

function keyOf(room: string, member: Member): string {
  return `${room}/${member}`;
}
