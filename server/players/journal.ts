import type { Member, RoomRequest, RoomSeen } from '@late/table';

/** A request that a client made, and what it was told about it. */
export interface Asked {
  readonly table: string;
  readonly member: Member;
  readonly id: string;
  readonly request: RoomRequest;
  sends: number;
  /** It was told "one moment", and asked again later than what it had asked meanwhile. */
  postponed: boolean;
  /** When it was sent for the first time, and when it was answered, in milliseconds. */
  sentAt: number | null;
  answeredAt: number | null;
  /** The length it was acknowledged with. */
  acknowledged: number | null;
  refused: string | null;
}

/** What somebody had on the screen, such as when the line went dead. */
export interface Picture {
  readonly table: string;
  readonly member: Member;
  readonly length: number;
  /** As text, so that thousands of them are cheap to keep. */
  readonly room: string;
}

/** Everything that the clients know, to be held against the log afterwards. */
export class Journal {
  readonly asked: Asked[] = [];
  readonly pictures: Picture[] = [];
  /** Who played where. */
  readonly rooms = new Map<string, readonly Member[]>();
  readonly complaints: string[] = [];
  /** How many requests were acknowledged. */
  acknowledged = 0;
  /** The longest that nothing came to somebody, in milliseconds. */
  longestSilence = 0;
  /** How often somebody saw less than before: another process did not know it yet. */
  shrank = 0;
  private waiting: (() => void)[] = [];

  ask(table: string, member: Member, id: string, request: RoomRequest): Asked {
    const asked: Asked = {
      table,
      member,
      id,
      request,
      sends: 0,
      postponed: false,
      sentAt: null,
      answeredAt: null,
      acknowledged: null,
      refused: null,
    };
    this.asked.push(asked);
    return asked;
  }

  send(asked: Asked): void {
    asked.sends++;
    asked.sentAt ??= performance.now();
  }

  acknowledge(asked: Asked, length: number): void {
    asked.acknowledged = length;
    asked.answeredAt = performance.now();
    this.acknowledged++;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  refuse(asked: Asked, code: string): void {
    asked.refused = code;
    asked.answeredAt = performance.now();
  }

  keep(table: string, member: Member, room: RoomSeen): void {
    this.pictures.push({ table, member, length: room.length, room: JSON.stringify(room) });
  }

  noteSilence(milliseconds: number): void {
    this.longestSilence = Math.max(this.longestSilence, milliseconds);
  }

  complain(text: string): void {
    this.complaints.push(text);
  }

  /** Until something is acknowledged. */
  nextAcknowledgement(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

export function keyOf({ member, id }: Pick<Asked, 'member' | 'id'>): string {
  return `${member}/${id}`;
}
