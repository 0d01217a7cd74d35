import { type Answer, hashOfPart } from '@late/kernel';
import type { TableRefusal } from '../refusals.ts';
import type { Seated } from './asking.ts';
import { awaitedFor, drawingEnds, takesParts } from './drawing.ts';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';
import type { RequestTo, RoomRequest } from './request.ts';
import type { Room } from './room.ts';

/** While the luck is drawn nobody comes, goes or thinks better of what they promised. */
const NOT_MEANWHILE: readonly RoomRequest['do'][] = [
  'sit',
  'stand',
  'arrange',
  'knock',
  'withdraw',
  'admit',
  'turn-away',
  'dismiss',
  'pledge',
];

export function whyDrawing({ drawing }: Room, request: RoomRequest): TableRefusal | null {
  return drawing && NOT_MEANWHILE.includes(request.do) ? { code: 'room.drawing' } : null;
}

/** Somebody's device promises a part of the luck, by its hash. The last promise before the drawing counts. */
export function pledge(
  { ledger, member }: Seated,
  { hash }: RequestTo<'pledge'>,
): TableRefusal | null {
  const { room } = ledger;
  if (room.table) return { code: 'room.started' };
  if (!takesParts(room.plan)) return { code: 'room.no-parts' };
  if (room.pledges.some((made) => made.member === member && made.hash === hash)) return null;
  ledger.add({ do: 'pledge', member, hash });
  return null;
}

/** A device tells the part that it promised; with the last of them the game begins. */
export function tellPart(
  { ledger, member }: Seated,
  { value }: RequestTo<'part'>,
): TableRefusal | null {
  const { room } = ledger;
  if (!room.drawing) return { code: 'room.no-drawing' };
  const promised = room.pledges.find((made) => made.member === member);
  if (promised?.hash !== hashOfPart(value)) return { code: 'room.part' };
  if (!awaitedFor(room).includes(member)) return null;
  ledger.add({ do: 'part', member, value });
  if (!awaitedFor(ledger.room).length) begin(ledger);
  return null;
}

/** Nobody is waited for any longer: the game begins with what has come. */
export function endDrawing(context: RoomContext): Answer<RoomDone> {
  const ledger = new Ledger(context);
  const ends = drawingEnds(context.room);
  if (ends !== null && ledger.now >= ends) begin(ledger);
  return ledger.done();
}

/** What was told is known by now: if the game cannot begin after all, everybody promises anew. */
function begin(ledger: Ledger): void {
  if (ledger.start()) ledger.add({ do: 'undraw' });
}
