// What this browser puts into the luck of a room must outlive a reload in the same instant, like drafts.

import { isPartValue, toHex } from '@late/kernel';
import { keep } from './keep.ts';

/** The part of a room's luck that comes from this browser. */
export interface OwnPart {
  readonly value: string;
  /** It is known by now, and good for no other drawing. */
  readonly isTold: boolean;
}

const PREFIX = 'part/';
/** Whoever checks a game after so many others has no witness here any more. */
const MOST = 100;

/** For which the browser had no room: they last as long as the page does. */
const unkept = new Map<string, string>();

export function ownPart(room: string): OwnPart | null {
  const [, value = '', told] = read(PREFIX + room).split(' ');
  return isPartValue(value) ? { value, isTold: told === 'told' } : null;
}

/** A new part for a room, kept before anybody hears of it. */
export function drawPart(room: string): OwnPart {
  const part = { value: toHex(crypto.getRandomValues(new Uint8Array(32))), isTold: false };
  write(room, part);
  forgetOldest();
  return part;
}

export function partTold(room: string): void {
  const part = ownPart(room);
  if (part && !part.isTold) write(room, { ...part, isTold: true });
}

function write(room: string, { value, isTold }: OwnPart): void {
  const name = PREFIX + room;
  const text = `${Date.now()} ${value}${isTold ? ' told' : ''}`;
  unkept.delete(name);
  if (!keep(name, text)) unkept.set(name, text);
}

function read(name: string): string {
  return unkept.get(name) ?? localStorage.getItem(name) ?? '';
}

function forgetOldest(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length <= MOST) return;
  const since = (name: string) => Number(read(name).split(' ')[0]) || 0;
  names.sort((a, b) => since(a) - since(b));
  for (const name of names.slice(0, names.length - MOST)) localStorage.removeItem(name);
}
