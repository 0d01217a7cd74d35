import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';

/** Why these options will not do where people are not in one place: nobody else sees real dice fall. */
export function apart({ dice }: Options): Refusal | null {
  return dice === 'table' ? { code: 'extra.own-dice', rule: 'real-dice' } : null;
}
