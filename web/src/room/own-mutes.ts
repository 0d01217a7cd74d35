import type { Seat } from '@late/kernel';
import { useSyncExternalStore } from 'react';
import { keep } from '../store/keep.ts';

const key = (room: string) => `online/muted/${room}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function seatsIn(text: string): readonly Seat[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}

/** The seats whose words this reader does not want to hear; nobody else knows. */
export function useMutes(room: string): {
  readonly muted: readonly Seat[];
  readonly mute: (seat: Seat, on: boolean) => void;
} {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key(room)) ?? '[]');
  const muted = seatsIn(text);
  return {
    muted,
    mute(seat, on) {
      const others = muted.filter((other) => other !== seat);
      keep(key(room), JSON.stringify(on ? [...others, seat] : others));
      for (const listener of listeners) listener();
    },
  };
}
