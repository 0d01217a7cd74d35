import type { Seat } from '@late/kernel';
import type { Options } from './options.ts';

/** Whoever plays by the children's rule does so wherever they come to sit. */
export function reseat(options: Options, places: readonly (Seat | null)[]): Options {
  const children = options.children.flatMap((seat) => {
    const place = places[seat];
    // A seat that never was is for `checkSetup` to complain about.
    return place === undefined ? [seat] : place === null ? [] : [place];
  });
  return { ...options, children };
}
