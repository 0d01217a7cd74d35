import type { AnyGame } from '@late/kernel';
import { foldStep, type Room } from '@late/table';
import type { Store } from '../../src/store/store.ts';

/** A room at each of its lengths, and what the game told on the way, from what is stored. */
export class History {
  private readonly game: AnyGame;
  private readonly store: Store;
  private readonly id: string;
  private readonly rooms: Room[] = [];
  private readonly events: (readonly unknown[])[] = [];

  constructor(game: AnyGame, store: Store, id: string) {
    this.game = game;
    this.store = store;
    this.id = id;
  }

  async readOn(): Promise<Room> {
    for (const step of await this.store.steps(this.id, this.rooms.length)) {
      const { room, events } = foldStep(this.game, this.rooms.at(-1) ?? null, step);
      this.rooms.push(room);
      this.events.push(events);
    }
    return this.rooms.at(-1) as Room;
  }

  at(length: number): Room {
    const room = this.rooms[length - 1];
    if (!room) throw new Error(`no room of length ${length}`);
    return room;
  }

  told(from: number, to: number): unknown[] {
    return this.events.slice(from, to).flat();
  }
}
