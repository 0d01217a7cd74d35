import { BOT_LEVELS, type Chance, pick } from '@late/kernel';
import {
  type Member,
  membersOf,
  PHRASES,
  type Room,
  type RoomRequest,
  seatOf,
} from '../../src/index.ts';
import type { House } from './house.ts';
import type { Played } from './played.ts';

export const NAMES = ['Ada', 'Bob', 'Cy', 'Dot'];

/** What somebody might try, mostly what could lead to a hand. */
export class Requests {
  private readonly chance: Chance;
  private readonly played: Played;
  private readonly house: House;
  private room!: Room;

  constructor(chance: Chance, played: Played, house: House) {
    this.chance = chance;
    this.played = played;
    this.house = house;
  }

  /** By whom, and what. */
  next(room: Room, members: readonly Member[]): [Member, RoomRequest] {
    const { chance } = this;
    this.room = room;
    const seat = chance.below(room.seats.length);
    const member = pick(chance, members);
    const host = chance.below(3) && members.includes(room.host) ? room.host : member;
    const name = pick(chance, NAMES);
    if (!room.table && chance.below(4) === 0) return [host, { do: 'start' }];
    const voice = chance.below(3) === 0 ? this.someVoice() : null;
    if (voice) return voice;
    const kinds = [
      this.coming,
      this.coming,
      this.answering,
      this.playing,
      this.playing,
      this.other,
    ];
    return pick(chance, kinds).call(this, { seat, member, host, name });
  }

  /** An answer to what the others are asked, if they are. */
  private someVoice(): [Member, RoomRequest] | null {
    const { chance, room } = this;
    const member = room.seated.length ? pick(chance, room.seated) : null;
    if (member === null) return null;
    const isFor = chance.below(6) > 0;
    if (room.table?.undoRequest) return [member, { do: isFor ? 'agree' : 'decline' }];
    const asked = room.removal ?? (chance.below(6) ? undefined : room.pastRemovals.at(-1));
    return asked ? [member, { do: 'remove', seat: asked.seat, wanted: isFor }] : null;
  }

  private coming({ seat, member, name }: Some): [Member, RoomRequest] {
    const { chance, house } = this;
    const link = house.links.length ? pick(chance, house.links) : null;
    const room = this.room;
    const givers = link ? seatOf(room, link.giver) : null;
    // Whoever waits at one door may find another.
    const guest = room.knocks.length && chance.below(2) ? pick(chance, room.knocks).member : member;
    return pick<[Member, RoomRequest]>(chance, [
      [member, { do: 'sit', seat, name }],
      [guest, { do: 'sit', seat: givers ?? seat, name, ticket: link?.ticket ?? 'none' }],
      [guest, { do: 'stand' }],
      [member, { do: 'knock', seat, name }],
    ]);
  }

  private answering({ seat, member, host, name }: Some): [Member, RoomRequest] {
    const { chance, room } = this;
    if (room.knocks.length && chance.below(2)) {
      const knock = pick(chance, room.knocks);
      const inside = membersOf(room.seats[knock.seat]);
      const does = chance.below(4) ? 'admit' : 'turn-away';
      return [inside.length ? pick(chance, inside) : member, { do: does, name: knock.name }];
    }
    const held = room.seats[seat];
    const mates = held?.kind === 'person' ? (held.mates ?? []) : [];
    const mate = mates.length ? pick(chance, mates).name : name;
    const inside = membersOf(held);
    const shower = inside.length && chance.below(2) ? pick(chance, inside) : host;
    return pick<[Member, RoomRequest]>(chance, [
      [shower, { do: 'dismiss', seat, name: mate }],
      [host, { do: 'arrange', seat, as: 'open' }],
      [host, { do: 'arrange', seat, as: pick(chance, ['open', 'closed', ...BOT_LEVELS] as const) }],
      [host, { do: 'host', seat }],
      [member, { do: 'host', seat: seatOf(room, member) ?? seat }],
    ]);
  }

  private playing({ seat, member }: Some): [Member, RoomRequest] {
    const { chance, room } = this;
    const turn = room.table?.turn.must[0] ?? seat;
    const inTurn = membersOf(room.seats[turn]);
    const mover = inTurn.length ? pick(chance, inTurn) : member;
    const move = this.someMove(turn);
    const own = seatOf(room, member) ?? seat;
    return pick<[Member, RoomRequest]>(chance, [
      [mover, { do: 'move', move }],
      [mover, { do: 'move', move }],
      [room.seated.length ? pick(chance, room.seated) : member, { do: 'undo' }],
      [member, { do: pick(chance, ['undo', 'agree', 'decline', 'hand-back']) }],
      [member, { do: 'stand-in', seat, level: pick(chance, BOT_LEVELS) }],
      [member, { do: 'stand-in', seat: own, level: pick(chance, BOT_LEVELS) }],
    ]);
  }

  private someMove(seat: number): unknown {
    const { table } = this.room;
    const { must = [], may = [] } = table?.turn ?? {};
    if (!table || this.room.closed || ![...must, ...may].includes(seat)) return { do: 'draw' };
    return this.played.move(table.state, seat, this.chance);
  }

  private other({ seat, member, host, name }: Some): [Member, RoomRequest] {
    const { chance, room } = this;
    if (chance.below(40) === 0) return [host, { do: 'close' }];
    const seatedOne = room.seated.length ? pick(chance, room.seated) : member;
    return pick<[Member, RoomRequest]>(chance, [
      [member, { do: 'rename', name }],
      [seatedOne, { do: 'remove', seat, wanted: chance.below(4) > 0 }],
      [seatedOne, { do: 'undo' }],
      [member, { do: 'withdraw' }],
      [host, { do: 'list', listed: chance.below(2) === 0 }],
      [host, { do: 'mute', seat, muted: chance.below(2) === 0 }],
      [member, { do: 'say', phrase: pick(chance, PHRASES) }],
      [member, { do: 'say', text: 'psst', to: 'team' }],
    ]);
  }
}

interface Some {
  readonly seat: number;
  readonly member: Member;
  readonly host: Member;
  readonly name: string;
}
