import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this page has kept itself, where storage is full or forbidden. */
const unkept = new Map<string, string>();

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** A reader's small preference, the same wherever it is asked for and kept for the next visit. */
export function useKept<T extends string | boolean>(
  name: string,
  usual: T,
): readonly [T, (value: T) => void] {
  const key = `kept/${name}`;
  const text = useSyncExternalStore(subscribe, () => read(key));
  return [parsed(text, usual), (value) => write(key, JSON.stringify(value))];
}

/** The same for whoever is no component, as it is now. */
export function readKept<T extends string | boolean>(name: string, usual: T): T {
  return parsed(read(`kept/${name}`), usual);
}

/** Stored text is untrusted: anything of another kind is as good as nothing. */
function parsed<T>(text: string | null, usual: T): T {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === typeof usual ? (value as T) : usual;
  } catch {
    return usual;
  }
}
