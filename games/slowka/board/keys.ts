import type { KeyboardEvent } from 'react';
import { type Direction, type Field, fieldAt, ROWS, spotOf, stepFrom } from '../rules/index.ts';

/** The keys of a number pad lie as the neighbours of a field do. */
const PAD: Readonly<Record<string, Direction>> = {
  '7': 'up-left',
  '9': 'up-right',
  '6': 'right',
  '3': 'down-right',
  '1': 'down-left',
  '4': 'left',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Which way a key leads from here. Up and down lean to alternate sides, so that they lead straight. */
export function directionOf(event: KeyboardEvent, from: Field): Direction | null {
  const key = event.code.startsWith('Numpad') ? event.code.slice('Numpad'.length) : event.key;
  const isShort = spotOf(from).row % 2 === 0;
  if (key === 'ArrowUp' || key === '8') return isShort ? 'up-left' : 'up-right';
  if (key === 'ArrowDown' || key === '2') return isShort ? 'down-left' : 'down-right';
  return PAD[key] ?? null;
}

/** Where a key leads; at the rim a lean to one side becomes one to the other. */
export function goTo(event: KeyboardEvent, from: Field): Field | null {
  const { row } = spotOf(from);
  if (event.key === 'Home' && !event.code.startsWith('Numpad')) return fieldAt(row, 0);
  if (event.key === 'End' && !event.code.startsWith('Numpad')) {
    return fieldAt(row, (ROWS[row] as number) - 1);
  }
  const direction = directionOf(event, from);
  if (!direction) return null;
  const straight = stepFrom(from, direction);
  if (straight !== null || !event.key.startsWith('Arrow')) return straight;
  const [way, side] = direction.split('-');
  if (!side) return null;
  return stepFrom(from, `${way}-${side === 'left' ? 'right' : 'left'}` as Direction);
}

/** Keys of the browser's or the system's own, if they stand for no letter: AltGr may look like Ctrl and Alt. */
export function isShortcut({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}
