import type { Seen } from '../seen.ts';
import type { RoomSeen } from './room-seen.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that are different now, of the room, of its table, and of the game's view. */
export interface RoomPatch {
  readonly room: Readonly<Partial<Omit<RoomSeen, 'table'>>>;
  readonly table: Readonly<Partial<Omit<Seen, 'view'>>>;
  readonly view: Fields;
}

/** What makes one picture into the other; null if the whole room must be sent. */
export function roomPatch(before: RoomSeen, after: RoomSeen): RoomPatch | null {
  if (before.seat !== after.seat) return null;
  const room = changed(fieldsOf(before), fieldsOf(after), 'table');
  if (!room) return null;
  const { table: from } = before;
  const { table: to } = after;
  if (!from || !to) return from || to ? null : { room, table: {}, view: {} };
  const table = changed(fieldsOf(from), fieldsOf(to), 'view');
  const view = changedView(from.view, to.view);
  return table && view && { room, table, view };
}

export function applyPatch(seen: RoomSeen, patch: RoomPatch): RoomSeen {
  const room = { ...seen, ...patch.room };
  if (!seen.table) return room;
  const { view } = seen.table;
  const seenView = isRecord(view) ? { ...view, ...patch.view } : view;
  return { ...room, table: { ...seen.table, ...patch.table, view: seenView } };
}

function fieldsOf(picture: RoomSeen | Seen): Fields {
  return picture as unknown as Fields;
}

function changedView(from: unknown, to: unknown): Fields | null {
  if (from === to) return {};
  if (isRecord(from) && isRecord(to)) return changed(from, to);
  return same(from, to) ? {} : null;
}

/** Null if a field went away, which a patch cannot say. */
function changed(from: Fields, to: Fields, except?: string): Fields | null {
  for (const key of Object.keys(from)) {
    if (to[key] === undefined && !Object.hasOwn(to, key)) return null;
  }
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(to)) {
    const value = to[key];
    if (value !== from[key] && key !== except && !same(from[key], value)) fields[key] = value;
  }
  return fields;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two pieces of plain JSON say the same. Mostly they are the same object. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  return sameFields(a as Fields, b as Fields);
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => same(item, b[index]));
}

function sameFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}
