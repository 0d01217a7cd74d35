import type { Schema } from '../../src/index.ts';

/** A schema from a guard, so that the kernel's tests need no library. */
export function schemaOf<T>(fits: (input: unknown) => input is T): Schema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'toy',
      validate: (input) => (fits(input) ? { value: input } : { issues: [{ message: 'no' }] }),
    },
  };
}

/** A plain object with these keys and no others. */
export function hasKeys(input: unknown, ...keys: string[]): input is Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return false;
  if (Object.getPrototypeOf(input) !== Object.prototype) return false;
  const own = Reflect.ownKeys(input);
  return own.length === keys.length && keys.every((key) => own.includes(key));
}

export function isWhole(input: unknown, min: number, max: number): input is number {
  return Number.isInteger(input) && (input as number) >= min && (input as number) <= max;
}
