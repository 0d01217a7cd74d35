import type { ServerFrame } from '@late/protocol';
import { applyPatch, type Member, type RoomRequest, type RoomSeen } from '@late/table';
import type { Guest, Line } from '../guest.ts';

/** Something that came to a device: a picture, and what was told with it. */
export interface Shown {
  readonly seen: RoomSeen;
  readonly from: number;
  readonly events: readonly unknown[];
  /** What a mate has half laid. */
  readonly draft?: unknown;
}

/** A socket, and how much of what came through it was looked at. */
interface Device {
  readonly line: Line;
  read: number;
  seen: RoomSeen | null;
}

/** Somebody with several devices: sockets that come and go, and requests without one. */
export class GuestAtLarge {
  readonly guest: Guest;
  readonly member: Member;
  readonly room: string;
  private devices: Device[] = [];
  /** What came over HTTP and was not looked at yet. */
  private looks: Shown[] = [];

  constructor(guest: Guest, member: Member, room: string) {
    this.guest = guest;
    this.member = member;
    this.room = room;
  }

  get lines(): number {
    return this.devices.length;
  }

  async connect(): Promise<void> {
    this.devices.push({ line: await this.guest.watch(this.room), read: 0, seen: null });
  }

  /** What came last through the line is handed out first. */
  async hangUp(): Promise<Shown[]> {
    const [device, ...others] = this.devices;
    if (!device) return [];
    await device.line.close();
    const shown = newsOf(device);
    this.devices = others;
    return shown;
  }

  async look(): Promise<RoomSeen> {
    const seen = await this.guest.see(this.room);
    this.looks.push({ seen, from: seen.length, events: [] });
    return seen;
  }

  /** A long poll, which is over as soon as the room grows. */
  async poll(length: number, signal: AbortSignal): Promise<void> {
    const address = `${this.guest.server.url}/api/rooms/${this.room}/wait?length=${length}`;
    const headers = { authorization: `Bearer ${this.guest.token}` };
    try {
      const { room: seen } = await (await fetch(address, { headers, signal })).json();
      this.looks.push({ seen, from: seen.length, events: [] });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Whether it was carried out; over a socket, or without one. */
  async ask(request: RoomRequest, overSocket: boolean): Promise<number | null> {
    const [device] = this.devices;
    if (device && overSocket) {
      const reply = await device.line.ask(request);
      return typeof reply === 'number' ? reply : null;
    }
    const { status, body } = await this.guest.ask(this.room, request);
    return status === 200 ? body.length : null;
  }

  draft(question: number, draft: unknown): void {
    this.devices[0]?.line.send({ t: 'draft', question, draft });
  }

  /** Would like the bots to be quick; whoever is not alone with them is not heard. */
  hurry(): void {
    this.devices[0]?.line.send({ t: 'hurry' });
  }

  /** Waits until every line has told what happened up to this length. */
  async caughtUp(length: number): Promise<void> {
    for (const { line, seen } of this.devices) {
      if ((seen?.length ?? 0) >= length) continue;
      await line.until((frame) => lengthOf(frame) >= length);
    }
  }

  /** What came since the last time. */
  news(): Shown[] {
    return [...this.looks.splice(0), ...this.devices.flatMap(newsOf)];
  }
}

function newsOf(device: Device): Shown[] {
  const shown: Shown[] = [];
  for (const frame of device.line.frames.slice(device.read)) {
    device.read++;
    const before = device.seen;
    if (frame.t === 'room') device.seen = frame.room;
    if (frame.t === 'step') {
      if (before?.length !== frame.from) throw new Error('a gap');
      device.seen = applyPatch(before, frame);
    }
    if (device.seen === null) continue;
    if (frame.t === 'draft') {
      const { length } = device.seen;
      shown.push({ seen: device.seen, from: length, events: [], draft: frame.draft });
    }
    if (device.seen === before) continue;
    const from = frame.t === 'step' ? frame.from : device.seen.length;
    shown.push({ seen: device.seen, from, events: frame.t === 'step' ? frame.events : [] });
  }
  return shown;
}

function lengthOf(frame: ServerFrame): number {
  if (frame.t === 'room') return frame.room.length;
  return frame.t === 'step' ? frame.to : 0;
}
