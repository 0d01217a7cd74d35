import type { AnyGame, BotLevel, Refusal, Seat, Seed } from '@late/kernel';
import type { Action } from '../action.ts';
import { type Member, PHRASES, ROOM_LIMITS, type Room, type RoomSeat, seatOf } from './room.ts';
import { type RoomAnswer, RoomLedger } from './room-ledger.ts';

/** What somebody wants of a room. Shapes are judged by the protocol, everything else here. */
export type RoomRequest =
  | { readonly do: 'sit'; readonly seat: Seat; readonly name: string; readonly ticket?: string }
  | { readonly do: 'stand' | 'start' | 'undo' | 'agree' | 'decline' | 'hand-back' }
  | { readonly do: 'arrange'; readonly seat: Seat; readonly as: 'open' | 'closed' | BotLevel }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'list'; readonly listed: boolean }
  | { readonly do: 'move'; readonly move: unknown }
  | { readonly do: 'stand-in'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'say'; readonly phrase?: string; readonly text?: string; readonly name?: string }
  | { readonly do: 'mute'; readonly seat: Seat; readonly muted: boolean };

/** What the house knows beyond the room's own steps. */
export interface HouseFacts {
  /** Whether nobody of this seat is connected just now. */
  absent(seat: Seat): boolean;
  /** Whether this ticket (a personal link) lets its bearer share the seat. */
  admits(ticket: string, seat: Seat): boolean;
}

export function decideRoom(
  game: AnyGame,
  room: Room,
  member: Member,
  request: RoomRequest,
  facts: HouseFacts,
  seed: Seed,
  now: number,
): RoomAnswer {
  if (room.length + 4 > ROOM_LIMITS.steps) return { ok: false, refusal: { code: 'table.full' } };
  if ('seat' in request && !room.seats[request.seat]) {
    return { ok: false, refusal: { code: 'table.seat' } };
  }
  const ledger = new RoomLedger(game, room, seed, now);
  return ledger.done(judge(ledger, member, request, facts));
}

/** What the clock or a bot of the house does. */
export function houseActs(
  game: AnyGame,
  room: Room,
  action: Action,
  seed: Seed,
  now: number,
): RoomAnswer {
  const ledger = new RoomLedger(game, room, seed, now);
  return ledger.done(ledger.play(action));
}

function judge(
  ledger: RoomLedger,
  member: Member,
  request: RoomRequest,
  facts: HouseFacts,
): Refusal | null {
  const { room } = ledger;
  const own = seatOf(room, member);
  const isHost = room.host === member;
  switch (request.do) {
    case 'sit':
      return sit(ledger, member, own, request, facts);
    case 'stand':
      return own === null ? { code: 'room.no-seat' } : stand(ledger, own, member);
    case 'arrange':
      return isHost ? arrange(ledger, request.seat, request.as) : { code: 'room.host' };
    case 'rename':
      if (own === null) return { code: 'room.no-seat' };
      ledger.add({ do: 'rename', seat: own, name: request.name });
      return null;
    case 'list':
      if (!isHost) return { code: 'room.host' };
      ledger.add({ do: 'list', listed: request.listed });
      return null;
    case 'start':
      if (!isHost) return { code: 'room.host' };
      return room.table ? { code: 'room.started' } : ledger.start();
    case 'move':
      return own === null
        ? { code: 'room.no-seat' }
        : ledger.play({ do: 'move', seat: own, move: request.move });
    case 'undo':
    case 'agree':
    case 'decline':
    case 'hand-back':
      return own === null ? { code: 'room.no-seat' } : ledger.play({ do: request.do, seat: own });
    case 'stand-in':
      return standIn(ledger, own, request.seat, request.level, facts);
    case 'say':
      return say(ledger, own, member, request);
    case 'mute':
      if (!isHost) return { code: 'room.host' };
      ledger.add({ do: 'mute', seat: request.seat, muted: request.muted });
      return null;
  }
}

function sit(
  ledger: RoomLedger,
  member: Member,
  own: Seat | null,
  { seat, name, ticket }: Extract<RoomRequest, { do: 'sit' }>,
  facts: HouseFacts,
): Refusal | null {
  const { room } = ledger;
  const held = room.seats[seat] as RoomSeat;
  if (own === seat) return null;
  const invited = ticket !== undefined && facts.admits(ticket, seat);
  // During a game a seat can be taken only if its people left it, or by their own invitation.
  const deserted = held.kind === 'person' && held.members.length === 0;
  const free = room.table ? deserted : held.kind === 'open';
  if (!free && !(invited && held.kind === 'person')) return { code: 'room.taken' };
  if (held.kind === 'person' && held.members.length >= ROOM_LIMITS.members) {
    return { code: 'room.crowded' };
  }
  if (own !== null) {
    if (room.table) return { code: 'room.seated' };
    ledger.add({ do: 'stand', seat: own, member });
  }
  ledger.add({ do: 'sit', seat, member, name });
  return deserted && room.table?.standIns[seat] ? ledger.play({ do: 'hand-back', seat }) : null;
}

/** Whoever leaves a running game leaves a bot in their place, unless somebody shares the seat. */
function stand(ledger: RoomLedger, seat: Seat, member: Member): Refusal | null {
  ledger.add({ do: 'stand', seat, member });
  return desert(ledger, seat);
}

function desert(ledger: RoomLedger, seat: Seat): Refusal | null {
  const { table, seats } = ledger.room;
  const held = seats[seat];
  const empty = held?.kind === 'person' && held.members.length === 0;
  if (!empty || !table || table.result || table.standIns[seat]) return null;
  return ledger.play({ do: 'stand-in', seat, level: 'medium' });
}

function arrange(ledger: RoomLedger, seat: Seat, as: 'open' | 'closed' | BotLevel): Refusal | null {
  const { room } = ledger;
  const held = room.seats[seat] as RoomSeat;
  if (room.table) {
    // Shown the door in mid-game: the seat stays, a bot plays it until somebody takes it.
    if (held.kind !== 'person' || as !== 'open') return { code: 'room.started' };
    ledger.add({ do: 'arrange', seat, as: { ...held, members: [] } });
    return desert(ledger, seat);
  }
  ledger.add({ do: 'arrange', seat, as: arranged(room, seat, as) });
  return null;
}

/** The house's own players, named after what lies about in a print shop. */
export const BOT_NAMES = ['Serif', 'Pica', 'Stet', 'Gazette', 'Errata', 'Folio', 'Quoin', 'Ems'];

function arranged(room: Room, seat: Seat, as: 'open' | 'closed' | BotLevel): RoomSeat {
  if (as === 'open' || as === 'closed') return { kind: as };
  const taken = room.seats.map((held, other) =>
    held.kind === 'bot' && other !== seat ? held.name : '',
  );
  const name = BOT_NAMES.find((free) => !taken.includes(free)) ?? `Bot ${seat + 1}`;
  return { kind: 'bot', name, level: as };
}

function standIn(
  ledger: RoomLedger,
  own: Seat | null,
  seat: Seat,
  level: BotLevel,
  facts: HouseFacts,
): Refusal | null {
  if (own === null) return { code: 'room.no-seat' };
  // Anybody may ask a bot to play for themselves, and for those who are away.
  if (seat !== own && !facts.absent(seat)) return { code: 'room.present' };
  return ledger.play({ do: 'stand-in', seat, level });
}

function say(
  ledger: RoomLedger,
  own: Seat | null,
  member: Member,
  request: Extract<RoomRequest, { do: 'say' }>,
): Refusal | null {
  const { room } = ledger;
  if (own === null) return { code: 'room.no-seat' };
  if (room.muted.includes(own)) return { code: 'room.muted' };
  const held = room.seats[own];
  const name = held?.kind === 'person' ? held.name : '';
  if (request.phrase !== undefined) {
    const phrase = PHRASES.find((known) => known === request.phrase);
    if (!phrase) return { code: 'room.phrase' };
    ledger.add({ do: 'say', member, line: { seat: own, name, phrase } });
    return null;
  }
  const text = request.text?.trim();
  if (!text) return { code: 'room.phrase' };
  ledger.add({ do: 'say', member, line: { seat: own, name, text } });
  return null;
}
