import { isDeepStrictEqual } from 'node:util';
import { botAt, type Room, type RoomRequest, type RoomStep, seatOf, timedOut } from '@late/table';
import type { Asked } from './journal.ts';
import type { KeptTable } from './kept-table.ts';

/** What a step is, in one word. */
function actOf({ act }: RoomStep): string {
  if (act.do !== 'entry') return act.do;
  return act.entry.act.do === 'note' ? act.entry.act.note.kind : act.entry.act.do;
}

/** The last step that each request may bring about. */
const ACTS: Partial<Record<RoomRequest['do'], readonly string[]>> = {
  sit: ['sit', 'hand-back'],
  stand: ['stand', 'stand-in'],
  start: ['deal'],
  move: ['move'],
  undo: ['undo', 'ask-undo'],
  agree: ['agree', 'undo'],
  decline: ['decline'],
  say: ['say'],
  'stand-in': ['stand-in'],
  'hand-back': ['hand-back'],
};

/** Steps that come in pairs from one request. */
const PAIRS = ['sit hand-back', 'stand stand-in', 'start deal', 'hand-back move', 'agree undo'];

/** Whether a step is what this request asked for, done by whoever asked. */
export function isActOf({ request, member }: Asked, step: RoomStep, before: Room): boolean {
  if (!ACTS[request.do]?.includes(actOf(step))) return false;
  const { act } = step;
  switch (act.do) {
    case 'sit':
    case 'stand':
      return act.member === member;
    case 'say':
      return act.member === member && 'text' in act.line && act.line.text === textOf(request);
    case 'entry': {
      const { by, act: done } = act.entry;
      if (done.do !== 'move') return true;
      const asked = request.do === 'move' ? JSON.parse(JSON.stringify(request.move)) : null;
      return by === seatOf(before, member) && isDeepStrictEqual(done.move, asked);
    }
    default:
      return true;
  }
}

function textOf(request: RoomRequest): string | undefined {
  return request.do === 'say' ? request.text : undefined;
}

/** The numbers of all steps that some request accounts for. */
export function accountedFor({ steps, requests }: KeptTable): Set<number> {
  const ends = new Set([...requests.values()].map((length) => length - 1));
  const accounted = new Set(ends);
  for (const end of ends) {
    const [first, last] = [steps[end - 1], steps[end]];
    if (!first || !last || ends.has(end - 1)) continue;
    if (PAIRS.includes(`${actOf(first.step)} ${actOf(last.step)}`)) accounted.add(end - 1);
  }
  return accounted;
}

/** Whether this needs no request: opening a room, the moves of bots, and what clocks bring. */
export function isUnasked(step: RoomStep, before: Room | null): boolean {
  const { act, at } = step;
  if (!before) return act.do === 'open';
  if (act.do !== 'entry' || !before.table) return false;
  const { by, act: done } = act.entry;
  switch (done.do) {
    case 'move':
      return typeof by === 'number' && botAt(before.table, by) !== null;
    case 'expire':
      return by === 'clock';
    case 'note':
      return done.note.kind === 'stand-in' && timedOut(before.table, at).includes(+done.note.seat!);
    default:
      return false;
  }
}

/** A request of the server itself: somebody who came back got their seat. */
export function isServerRequest(key: string): boolean {
  return /\/back-\d+$/.test(key);
}
