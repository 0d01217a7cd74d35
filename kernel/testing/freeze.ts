/**
 * Freezes all the way down, so that a function that changes its input throws. What is frozen
 * already is taken for frozen through; `untouched` looks at copies that are not frozen at all.
 */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) for (const part of value) freeze(part);
  else for (const part of Object.values(value)) freeze(part);
  return value;
}
