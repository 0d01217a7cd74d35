import type { Context, Outcome } from '@late/kernel';
import type { Event } from './event.ts';
import { setupExclusive } from './exclusive/setup.ts';
import { setupHot } from './hot/setup.ts';
import { type Options, SEATS } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';

export function checkSetup(options: Options, seats: number): Refusal | null {
  const { variant, mustLay, start } = options;
  if (typeof start === 'number' && start >= seats) {
    return { code: 'fakty.start', params: { seat: start + 1 }, rule: 'setup' };
  }
  if (mustLay && variant !== 'hot') return { code: 'fakty.must-lay-hot', rule: 'must-lay' };
  return null;
}

export function seatsOf({ variant }: Options): { min: number; max: number } {
  return SEATS[variant];
}

export function setup(options: Options, seats: number, { chance }: Context): Outcome<State, Event> {
  const start = options.start === 'random' ? chance.below(seats) : options.start;
  return options.variant === 'hot'
    ? setupHot(options, seats, start)
    : setupExclusive(options, seats, start, chance);
}
