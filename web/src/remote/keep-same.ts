/**
 * The new value, with every part that is equal to the old one taken from it: whoever compares by
 * identity sees only what really changed. For plain JSON data.
 */
export function keepSame<T>(old: T, next: T): T {
  if (Object.is(old, next)) return old;
  if (typeof old !== 'object' || typeof next !== 'object' || !old || !next) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const before = old as Record<string, unknown>;
  const after = next as Record<string, unknown>;
  const keys = Object.keys(after);
  let changed = keys.length !== Object.keys(before).length;
  const merged: Record<string, unknown> = {};
  for (const key of keys) {
    const part = key in before ? keepSame(before[key], after[key]) : after[key];
    merged[key] = part;
    if (!(key in before) || part !== before[key]) changed = true;
  }
  if (!changed) return old;
  return (Array.isArray(next) ? keys.map((key) => merged[key]) : merged) as T;
}
