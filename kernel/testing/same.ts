import { isDeepStrictEqual } from 'node:util';
import { Flaw } from './flaw.ts';
import type { PropertyName } from './property.ts';

/** What would go over the wire; two things look the same when these bytes are the same. */
export function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

export function mustMatch(
  property: PropertyName,
  what: string,
  expected: unknown,
  actual: unknown,
): void {
  const [want, got] = [bytes(expected), bytes(actual)];
  if (want !== got) throw new Flaw(property, `${what} should be ${clip(want)} but is ${clip(got)}`);
}

/** Equal as data, whatever the order of keys. */
export function mustEqual(
  property: PropertyName,
  what: string,
  expected: unknown,
  actual: unknown,
): void {
  if (isDeepStrictEqual(expected, actual)) return;
  const [want, got] = [bytes(expected), bytes(actual)];
  throw new Flaw(property, `${what} should be ${clip(want)} but is ${clip(got)}`);
}

/** For messages: short, and possible for things that JSON cannot hold. */
export function show(value: unknown): string {
  try {
    return bytes(value).slice(0, 200);
  } catch {
    return String(value);
  }
}

function clip(text: string): string {
  return text.length > 1_500 ? `${text.slice(0, 1_500)}…` : text;
}
