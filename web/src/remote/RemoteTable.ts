import { type GameRecord, type Refusal, readRecord, type Seat } from '@late/kernel';
import type { MateDraft } from '@late/protocol';
import type { RoomSeen, Seen } from '@late/table';
import type { SeatLabel } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import { readDraft, writeDraft } from '../store/drafts.ts';
import type { Rematch, Snapshot, TableClient } from '../table-client/table-client.ts';
import { api, houseTime } from './api.ts';
import { keepSame } from './keep-same.ts';
import { newId } from './new-id.ts';
import type { RemoteRoom, RoomState } from './RemoteRoom.ts';

/** The game of a room as a table: what is played here is asked of the house. */
export class RemoteTable implements TableClient {
  readonly kind = 'room';
  readonly now = houseTime;
  private readonly face: GameFace;
  private readonly room: RemoteRoom;
  private readonly listeners = new Set<() => void>();
  private basis: RoomState | null = null;
  private shown: Snapshot;

  /** The game must have started. */
  constructor(face: GameFace, room: RemoteRoom) {
    this.face = face;
    this.room = room;
    this.shown = look(room.snapshot(), null);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = this.room.subscribe(listener);
    return () => {
      this.listeners.delete(listener);
      stop();
    };
  };

  snapshot = (): Snapshot => {
    const state = this.room.snapshot();
    if (state !== this.basis) {
      this.basis = state;
      this.shown = keepSame(this.shown, look(state, this.shown));
    }
    return this.shown;
  };

  async move(seat: Seat, move: unknown): Promise<void> {
    const { busy, device, seen } = this.snapshot();
    if (busy || !device.acting.includes(seat)) return;
    const { question } = seen;
    const answer = await this.room.do({
      do: 'move',
      move,
      ...(question === null ? {} : { question }),
    });
    if (!answer.ok) return;
    writeDraft(this.id, seat, null);
    this.publish();
  }

  async undo(): Promise<void> {
    await this.room.do({ do: 'undo' });
  }

  /** Where people play, and where somebody else keeps the record, the coach is silent. */
  async askCoach(): Promise<null> {
    return null;
  }

  async askSecondLook(): Promise<null> {
    return null;
  }

  setDraft(draft: unknown): void {
    const { viewer } = this.shown.device;
    if (viewer === 'audience') return;
    writeDraft(this.id, viewer, draft);
    this.room.forgive();
    this.room.showDraft(draft);
    this.publish();
  }

  hurry(): void {
    this.room.hurry();
  }

  takeDevice(): void {
    // Nobody hands a device over the network.
  }

  async record(): Promise<GameRecord> {
    const reply = await api.record(this.id);
    if (!reply.ok) throw new Error(reply.refusal.code);
    return readRecord(reply.value, (id) => (id === this.face.game.id ? this.face.game : null));
  }

  async rematch(): Promise<Rematch> {
    const { successor, seat } = this.room.snapshot().seen;
    // Whoever only watches is led there; who plays asks, since it may have been deleted.
    if (successor && seat === null) return { ok: true, address: `/room/${successor}` };
    const reply = await api.rematch(this.id);
    return reply.ok ? { ok: true, address: `/room/${reply.value.id}` } : reply;
  }

  async decline(): Promise<Refusal | null> {
    const { successor } = this.room.snapshot().seen;
    if (!successor) return null;
    const reply = await api.request(successor, newId(), { do: 'stand' });
    return reply.ok ? null : reply.refusal;
  }

  close(): void {
    this.listeners.clear();
  }

  private get id(): string {
    return this.shown.seen.plan.id;
  }

  /** Drafts are not in the room's state. */
  private publish(): void {
    this.basis = null;
    for (const listener of this.listeners) listener();
  }
}

function look({ seen: room, present, ...state }: RoomState, before: Snapshot | null): Snapshot {
  // A room that had a game never loses it again.
  const seen = room.table ?? (before?.seen as Seen);
  const { seat } = room;
  return {
    seen,
    device: { viewer: seat ?? 'audience', acting: actingOf(room, seen), handOver: null },
    seats: seatLabelsOf(room, seen, present),
    draft: draftOf(state.mateDraft, seen, seat),
    busy: state.pending.includes('move'),
    refusal: state.refusal,
    news: state.news,
    acted: state.acted,
    passedOnBy: null,
    canHurry: canHurry(room, seen),
    asks: isAmongPeople(room) ? 'elsewhere' : 'nobody',
    canAskCoach: false,
    isCoached: false,
    rematch: rematchOf(room, seen),
    ...eveningOf(room, seen),
  };
}

function rematchOf({ successor, seat, closed }: RoomSeen, { result }: Seen): Snapshot['rematch'] {
  if (successor) return 'begun';
  const isOver = closed ? closed.by !== 'house' : result !== null;
  return isOver && seat !== null ? 'offered' : null;
}

function eveningOf(room: RoomSeen, seen: Seen): Partial<Snapshot> {
  const { successorGame, isHost, plan } = room;
  return {
    ...(successorGame !== undefined && { nextGame: successorGame }),
    mayChoose: isHost && rematchOf(room, seen) === 'offered' && plan.duel === undefined,
    isEvening: plan.follows !== undefined,
  };
}

/** A team has one hand: whoever touched the tiles last, their half-laid ones are what all of it see. */
function draftOf(mates: MateDraft | null, { plan, question }: Seen, seat: Seat | null): unknown {
  if (seat === null) return null;
  return mates?.question === question ? mates.draft : readDraft(plan.id, seat);
}

/** Whoever has a seat acts for it alone, unless a bot does so at the moment. */
function actingOf({ seat }: RoomSeen, { turn, result, standIns }: Seen): readonly Seat[] {
  if (seat === null || result || standIns[seat]) return [];
  return turn.must.includes(seat) || turn.may.includes(seat) ? [seat] : [];
}

/** The house hurries its bots for the only person at a table, when nobody else is asked. */
function canHurry(room: RoomSeen, { turn, result, standIns }: Seen): boolean {
  if (result || room.seat === null || isAmongPeople(room)) return false;
  const isBot = (seat: Seat) => room.seats[seat]?.kind === 'bot' || Boolean(standIns[seat]);
  return turn.must.length > 0 && turn.must.every(isBot);
}

function isAmongPeople({ seats }: RoomSeen): boolean {
  return seats.filter(({ kind }) => kind === 'person').length > 1;
}

export function seatLabelsOf(
  { seats, seat: own }: RoomSeen,
  { standIns }: Seen,
  present: readonly Seat[],
): SeatLabel[] {
  return seats.map(({ kind, name, mates }, seat) => ({
    name,
    kind: kind === 'bot' ? 'bot' : mates.length > 1 ? 'team' : 'person',
    ...(mates.length > 1 ? { mates } : {}),
    ...(seat === own && mates.length <= 1 ? { you: true } : {}),
    standIn: standIns[seat] ?? null,
    ...(kind === 'person'
      ? { presence: present.includes(seat) || seat === own ? 'here' : 'away' }
      : {}),
  }));
}
