import type { Seat } from '@late/kernel';
import type { Options } from './options.ts';

/** Whoever was named to begin does so wherever they come to sit; if they never came, chance decides. */
export function reseat(options: Options, places: readonly (Seat | null)[]): Options {
  const { start } = options;
  const place = typeof start === 'number' ? places[start] : undefined;
  // A seat that never was is for `checkSetup` to complain about.
  return place === undefined ? options : { ...options, start: place ?? 'random' };
}
