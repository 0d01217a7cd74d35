import { useSyncExternalStore } from 'react';

/** When the house restarts, as it said last; null if it does not. */
let restart: number | null = null;
const listeners = new Set<() => void>();

export function tellRestart(at: number | null): void {
  if (at === restart) return;
  restart = at;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRestart(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => restart,
    () => null,
  );
}
