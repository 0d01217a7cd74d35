import type { Member } from '@late/table';

/** Somebody in a room. */
export type InRoom = readonly [room: string, member: Member];

/** Who is connected to the other processes, and how often. */
export class Elsewhere {
  private readonly rooms = new Map<string, Map<string, Map<Member, number>>>();

  isConnected(room: string, member: Member): boolean {
    for (const members of this.rooms.get(room)?.values() ?? [])
      if (members.has(member)) return true;
    return false;
  }

  set(process: string, room: string, member: Member, count: number): void {
    const processes = this.rooms.get(room) ?? new Map<string, Map<Member, number>>();
    const members = processes.get(process) ?? new Map<Member, number>();
    if (count > 0) members.set(member, count);
    else members.delete(member);
    if (members.size) processes.set(process, members);
    else processes.delete(process);
    if (processes.size) this.rooms.set(room, processes);
    else this.rooms.delete(room);
  }

  has(room: string): boolean {
    return this.rooms.has(room);
  }

  /** The processes that somebody in the room is connected to. */
  processesAt(room: string): Iterable<string> {
    return this.rooms.get(room)?.keys() ?? [];
  }

  /** How often those are connected who fit. */
  count(room: string, fits: (member: Member) => boolean): number {
    let total = 0;
    for (const members of this.rooms.get(room)?.values() ?? [])
      for (const [member, count] of members) if (fits(member)) total += count;
    return total;
  }

  /** Whom a process has. */
  of(process: string): InRoom[] {
    const all: InRoom[] = [];
    for (const [room, processes] of this.rooms)
      for (const member of processes.get(process)?.keys() ?? []) all.push([room, member]);
    return all;
  }
}
