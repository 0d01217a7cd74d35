import type { Seat } from '@late/kernel';
import { useSyncExternalStore } from 'react';
import { keep } from '../store/keep.ts';

const key = (room: string) => `online/muted/${room}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whole seats, and by their names those of one's own team. */
export type Muted = readonly (Seat | string)[];

function mutedIn(text: string): Muted {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isSomebody) : [];
  } catch {
    return [];
  }
}

function isSomebody(one: unknown): one is Seat | string {
  return Number.isInteger(one) || typeof one === 'string';
}

/** Those whose words this reader does not want to hear; nobody else knows. */
export function useMutes(room: string): {
  readonly muted: Muted;
  readonly mute: (whom: Seat | string, on: boolean) => void;
} {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key(room)) ?? '[]');
  const muted = mutedIn(text);
  return {
    muted,
    mute(whom, on) {
      const others = muted.filter((other) => other !== whom);
      keep(key(room), JSON.stringify(on ? [...others, whom] : others));
      for (const listener of listeners) listener();
    },
  };
}
