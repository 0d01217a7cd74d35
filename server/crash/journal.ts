import type { Member, RoomRequest, RoomSeen } from '@late/table';

/** A request that a client made, and what it was told about it. */
export interface Asked {
  readonly table: string;
  readonly member: Member;
  readonly id: string;
  readonly request: RoomRequest;
  sends: number;
  /** The length it was acknowledged with. */
  acknowledged: number | null;
  refused: string | null;
}

/** What somebody had on the screen when the line went dead. */
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
  private waiting: (() => void)[] = [];

  ask(table: string, member: Member, id: string, request: RoomRequest): Asked {
    const asked = { table, member, id, request, sends: 0, acknowledged: null, refused: null };
    this.asked.push(asked);
    return asked;
  }

  acknowledge(asked: Asked, length: number): void {
    asked.acknowledged = length;
    this.acknowledged++;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  keep(table: string, member: Member, room: RoomSeen): void {
    this.pictures.push({ table, member, length: room.length, room: JSON.stringify(room) });
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
