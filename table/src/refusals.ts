import { type MoveRefusals, type Refusal, refuser } from '@late/kernel';

type Plain = Record<never, never>;

/** What a table or the room around it refuses with, code by code. The shell must have a sentence for each. */
export type TableRefusals = MoveRefusals & {
  'move.stale': Plain;
  'room.asked-lately': Plain;
  'room.asked-other': Plain;
  'room.awaits': { names: string };
  'room.barred': Plain;
  'room.closed': Plain;
  'room.crowded': Plain;
  'room.drawing': Plain;
  'room.duel': Plain;
  'room.full': Plain;
  'room.hidden': Plain;
  'room.host': Plain;
  'room.host-days': Plain;
  'room.host-here': Plain;
  'room.kept': Plain;
  'room.mates': Plain;
  'room.muted': Plain;
  'room.no-drawing': Plain;
  'room.no-mates': Plain;
  'room.no-parts': Plain;
  'room.no-people': Plain;
  'room.no-seat': Plain;
  'room.nobody': Plain;
  'room.not-started': Plain;
  'room.other-hand': Plain;
  'room.over': Plain;
  'room.part': Plain;
  'room.phrase': Plain;
  'room.present': Plain;
  'room.rematched': Plain;
  'room.restless': Plain;
  'room.running': Plain;
  'room.seated': Plain;
  'room.slowly': Plain;
  'room.started': Plain;
  'room.stood-in': Plain;
  'room.taken': Plain;
  'room.two': Plain;
  'room.unwelcome': Plain;
  'table.coach-alone': Plain;
  'table.commitment': Plain;
  'table.early': Plain;
  'table.empty': Plain;
  'table.full': Plain;
  'table.late': Plain;
  'table.no-stand-in': Plain;
  'table.options': { at: string };
  'table.other-rules': { version: number; ours: number };
  'table.seat': Plain;
  'table.seats': { min: number; max: number };
  'table.spent': Plain;
  'undo.asked': Plain;
  'undo.counted': Plain;
  'undo.far': Plain;
  'undo.late': Plain;
  'undo.nothing': Plain;
  'undo.often': Plain;
  'undo.over': Plain;
  'undo.secret': Plain;
  'undo.spent': Plain;
  'undo.stand-in': Plain;
  'undo.unasked': Plain;
};

/** Why the table says no; a game's own refusals are not among these. */
export type TableRefusal = Refusal<TableRefusals>;

export const refuse = refuser<TableRefusals>();
