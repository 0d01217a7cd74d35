import type { Refusal } from '@late/kernel';
import type { WireRefusals } from './refusals.ts';

/** What the server and its tables refuse, and the HTTP status that goes with it. */
const STATUS: Readonly<Record<keyof WireRefusals, number>> = {
  'block.full': 409,
  'block.self': 409,
  'move.over': 409,
  'move.shape': 400,
  'move.stale': 409,
  'move.turn': 409,
  'net.codes': 429,
  'net.fault': 500,
  'net.game': 404,
  'net.large': 413,
  'net.missing': 404,
  'net.newcomers': 429,
  'net.origin': 403,
  'net.other-list': 409,
  'net.rate': 429,
  'net.shape': 400,
  'net.tables': 429,
  'net.unknown': 401,
  'report.gone': 409,
  'report.many': 429,
  'room.asked-lately': 409,
  'room.asked-other': 409,
  'room.barred': 409,
  'room.busy': 503,
  'room.closed': 409,
  'room.crowded': 409,
  'room.full': 409,
  'room.host': 403,
  'room.host-days': 409,
  'room.host-here': 409,
  'room.kept': 409,
  'room.mates': 409,
  'room.muted': 409,
  'room.no-mates': 409,
  'room.no-people': 409,
  'room.no-seat': 403,
  'room.nobody': 409,
  'room.not-started': 409,
  'room.other-hand': 409,
  'room.other-list': 409,
  'room.over': 409,
  'room.phrase': 409,
  'room.present': 409,
  'room.rematched': 409,
  'room.running': 409,
  'room.seated': 409,
  'room.started': 409,
  'room.stood-in': 409,
  'room.taken': 409,
  'room.two': 409,
  'room.unknown': 404,
  'room.unwelcome': 409,
  'table.commitment': 409,
  'table.early': 409,
  'table.empty': 409,
  'table.full': 409,
  'table.late': 409,
  'table.no-stand-in': 409,
  'table.options': 400,
  'table.seat': 409,
  'table.seats': 400,
  'undo.asked': 409,
  'undo.late': 409,
  'undo.nothing': 409,
  'undo.over': 409,
  'undo.secret': 409,
  'undo.stand-in': 409,
  'undo.unasked': 409,
};

/** Games have codes of their own besides. */
export type RefusalCode = keyof WireRefusals;

export const REFUSAL_CODES = Object.keys(STATUS) as readonly RefusalCode[];

/** Which status goes with a refusal. What only a game refuses is at odds with the state of its table. */
export function statusOfRefusal({ code }: Refusal): number {
  return Object.hasOwn(STATUS, code) ? STATUS[code as RefusalCode] : 409;
}
