import type { Answer, Refusal } from '@late/kernel';
import { refuse, type TableRefusal } from '../refusals.ts';
import type { Asking, HouseFacts, Seated } from './asking.ts';
import { close, whyClosed } from './decide-close.ts';
import { pledge, tellPart, whyDrawing } from './decide-drawing.ts';
import { playMove } from './decide-game.ts';
import { arrange, list, mute, passHost, start } from './decide-host.ts';
import { remove } from './decide-remove.ts';
import { rename, sit, stand } from './decide-seat.ts';
import { standIn } from './decide-stand-in.ts';
import { say } from './decide-talk.ts';
import { admit, dismiss, knock, turnAway, withdraw } from './decide-team.ts';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';
import type { RequestTo, RoomRequest } from './request.ts';
import type { Member, Room } from './room.ts';
import { whyFull } from './room-full.ts';
import { isHost, seatOf } from './who-sits.ts';

/** Who asks, at which moment of the room, and what the house knows besides. */
export interface RequestContext extends RoomContext {
  readonly member: Member;
  readonly facts: HouseFacts;
}

/** What is done may need no step at all: then everything is as it was asked for already. */
export function decideRoom(context: RequestContext, request: RoomRequest): Answer<RoomDone> {
  const { room, member, facts } = context;
  if ('seat' in request && !room.seats[request.seat]) return refuse('table.seat');
  const refusal =
    whyClosed(room, request) ??
    whyNotInDuel(room, request) ??
    whyDrawing(room, request) ??
    whyFull(room, member, request);
  if (refusal) return { ok: false, refusal };
  const ledger = new Ledger(context);
  return ledger.done(judge({ ledger, member, own: seatOf(room, member), facts }, request));
}

/** In a duel everybody plays the same for themselves: nobody is let in, and nobody plays in their place. */
const NOT_IN_DUELS: readonly RoomRequest['do'][] = [
  'arrange',
  'list',
  'knock',
  'stand',
  'stand-in',
];

function whyNotInDuel({ plan }: Room, request: RoomRequest): TableRefusal | null {
  if (plan.duel === undefined || !NOT_IN_DUELS.includes(request.do)) return null;
  return { code: 'room.duel' };
}

function judge(asking: Asking, request: RoomRequest): Refusal | null {
  switch (request.do) {
    case 'sit':
      return sit(asking, request);
    case 'stand-in':
      return standIn(asking, request);
    case 'knock':
      return knock(asking, request);
    case 'withdraw':
      return withdraw(asking);
    case 'host':
      return passHost(asking, request.seat);
    case 'dismiss':
      return dismiss(asking, request);
    case 'arrange':
    case 'list':
    case 'start':
    case 'close':
    case 'mute':
      return isHost(asking.ledger.room, asking.member)
        ? judgeHost(asking, request)
        : refuse('room.host').refusal;
    default:
      return isSeated(asking) ? judgeSeated(asking, request) : refuse('room.no-seat').refusal;
  }
}

function isSeated(asking: Asking): asking is Seated {
  return asking.own !== null;
}

type OfHost = RequestTo<'arrange' | 'list' | 'start' | 'close' | 'mute'>;

/** What only the host may do. */
function judgeHost(asking: Asking, request: OfHost): Refusal | null {
  const { ledger } = asking;
  switch (request.do) {
    case 'arrange':
      return arrange(ledger, request);
    case 'list':
      return list(ledger, request);
    case 'start':
      return start(asking);
    case 'close':
      return close(ledger);
    case 'mute':
      return mute(ledger, request);
  }
}

type OfSeated = Exclude<
  RoomRequest,
  OfHost | { readonly do: 'sit' | 'stand-in' | 'host' | 'knock' | 'withdraw' | 'dismiss' }
>;

/** What anybody with a seat may do. */
function judgeSeated(seated: Seated, request: OfSeated): Refusal | null {
  switch (request.do) {
    case 'stand':
      return stand(seated);
    case 'remove':
      return remove(seated, request);
    case 'rename':
      return rename(seated, request.name);
    case 'pledge':
      return pledge(seated, request);
    case 'part':
      return tellPart(seated, request);
    case 'admit':
      return admit(seated, request.name);
    case 'turn-away':
      return turnAway(seated, request.name);
    case 'say':
      return say(seated, request);
    case 'move':
      return playMove(seated, request);
    case 'undo':
    case 'agree':
    case 'decline':
    case 'hand-back':
      return seated.ledger.play({ do: request.do, seat: seated.own });
  }
}
