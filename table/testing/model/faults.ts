import type { Seat } from '@late/kernel';
import {
  decideRoom,
  isHost,
  type Member,
  membersOf,
  type RequestContext,
  type RoomRequest,
  seatOf,
} from '../../src/index.ts';
import { Ledger } from '../../src/room/ledger.ts';
import type { Decide } from './walk.ts';

/** The rules with one fault put back, each of which once let somebody see a hand or lose a seat. */
export const FAULTS: Readonly<Record<string, Decide>> = {
  'the host opens a seat in mid-game': unless('room.started', (context, request) => {
    if (request.do !== 'arrange' || request.as !== 'open') return null;
    const held = context.room.seats[request.seat];
    if (held?.kind !== 'person') return null;
    const ledger = new Ledger(context);
    ledger.add({ do: 'arrange', seat: request.seat, as: { ...held, members: [] } });
    return leave(ledger, request.seat);
  }),

  'the host shows one of another team the door in mid-game': unless(
    'room.started',
    (context, request) => {
      if (request.do !== 'dismiss' || !isHost(context.room, context.member)) return null;
      const held = context.room.seats[request.seat];
      const mates = held?.kind === 'person' ? (held.mates ?? []) : [];
      const mate = mates.find(({ name }) => name === request.name);
      if (!mate) return null;
      const ledger = new Ledger(context);
      ledger.add({ do: 'stand', seat: request.seat, member: mate.member, shown: true });
      return leave(ledger, request.seat);
    },
  ),

  'anybody takes a seat that was left': unless('room.kept', sitAnyway),

  'a link opens a second hand': unless('room.other-hand', sitAnyway),

  'a knock opens a second hand': unless('room.other-hand', (context, request) => {
    if (request.do !== 'admit') return null;
    const seat = seatOf(context.room, context.member);
    const guest = context.room.knocks.find(
      (knock) => knock.seat === seat && knock.name === request.name,
    );
    return guest ? sit(context, guest.member, guest.seat) : null;
  }),

  'a link works for ever': unless('room.taken', (context, request) => {
    if (request.do !== 'sit' || request.ticket === undefined) return null;
    const link = context.facts.link(request.ticket);
    if (!link || seatOf(context.room, link.giver) !== request.seat) return null;
    return sitAnyway(context, request);
  }),

  'a pardon brings old links back': unless('room.taken', (context, request) => {
    if (request.do !== 'sit' || request.ticket === undefined) return null;
    const link = context.facts.link(request.ticket);
    const isSpent = context.room.links.some((use) => use.id === link?.id && use.isSpent);
    if (!link || isSpent || seatOf(context.room, link.giver) !== request.seat) return null;
    return sitAnyway(context, request);
  }),

  'a closed table lets people sit down': unless('room.closed', (context, request) => {
    const isRunning = context.room.table !== null && context.room.table.result === null;
    return isRunning ? sitAnyway(context, request) : null;
  }),

  'what was declined is asked again at once': unless('room.asked-lately', (context, request) => {
    const by = seatOf(context.room, context.member);
    if (request.do !== 'remove' || by === null) return null;
    const ledger = new Ledger(context);
    ledger.add({ do: 'remove', seat: request.seat, by, wanted: true });
    return ledger;
  }),

  'the office falls to whoever is quick where a move takes days': unless(
    'room.host-days',
    (context, request) => {
      if (request.do !== 'host') return null;
      const ledger = new Ledger(context);
      ledger.add({ do: 'host', member: context.member });
      return ledger;
    },
  ),

  'whoever left must be invited to come back': (context, request) => {
    const isBack = request.do === 'sit' && !request.ticket && context.room.table !== null;
    if (isBack && seatOf(context.room, context.member) === null) {
      return { ok: false, refusal: { code: 'room.taken' } };
    }
    return decideRoom(context, request);
  },

  'one voice replaces somebody by a bot': (context, request) => {
    const answer = decideRoom(context, request);
    const isAsked = answer.ok && answer.steps.some(({ act }) => act.do === 'remove' && act.wanted);
    if (!isAsked || request.do !== 'remove') return answer;
    const ledger = new Ledger(context);
    for (const member of membersOf(context.room.seats[request.seat])) {
      ledger.add({ do: 'stand', seat: request.seat, member, shown: true });
    }
    return leave(ledger, request.seat).done();
  },

  'the office falls to whoever is quick': (context, request) => {
    const { facts } = context;
    const gone = (member: Member) => facts.away?.(member) ?? false;
    return decideRoom({ ...context, facts: { ...facts, gone } }, request);
  },
};

type Done = ReturnType<Ledger['done']>;

/** Does something else instead of refusing with this code. */
function unless(
  code: string,
  instead: (context: RequestContext, request: RoomRequest) => Ledger | null,
): Decide {
  return (context, request): Done => {
    const answer = decideRoom(context, request);
    if (answer.ok || answer.refusal.code !== code) return answer;
    return instead(context, request)?.done() ?? answer;
  };
}

function sitAnyway(context: RequestContext, request: RoomRequest): Ledger | null {
  return request.do === 'sit' ? sit(context, context.member, request.seat) : null;
}

function sit(context: RequestContext, member: Member, seat: Seat): Ledger {
  const ledger = new Ledger(context);
  const isMate = membersOf(context.room.seats[seat]).length > 0 && ledger.hasTeams;
  ledger.add({ do: 'sit', seat, member, name: member, ...(isMate && { mate: true }) });
  if (ledger.room.table?.standIns[seat]) ledger.play({ do: 'hand-back', seat });
  return ledger;
}

function leave(ledger: Ledger, seat: Seat): Ledger {
  const isLeft = !membersOf(ledger.room.seats[seat]).length;
  if (isLeft && !ledger.room.table?.standIns[seat]) {
    ledger.play({ do: 'stand-in', seat, level: 'medium' });
  }
  return ledger;
}
