import type { Seat } from '@late/kernel';
import { keep } from '../store/keep.ts';

const key = (room: string) => `online/muted/${room}`;

/** The seats whose words this reader does not want to hear; nobody else knows. */
export function readMutes(room: string): readonly Seat[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(room)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}

export function writeMutes(room: string, seats: readonly Seat[]): void {
  keep(key(room), JSON.stringify(seats));
}
