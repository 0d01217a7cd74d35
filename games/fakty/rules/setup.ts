import type { Dealing, Outcome, Seat, TableChance } from '@late/kernel';
import { whyNotDeck } from './deck-finding.ts';
import { freshDisputes } from './dispute.ts';
import type { Event } from './event.ts';
import { setupExclusive } from './exclusive/setup.ts';
import { setupHot } from './hot/setup.ts';
import { ALONE, type Options, SEATS } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import { VERSION } from './version.ts';

export function checkSetup(options: Options, seats: number): Refusal | null {
  const { variant, mustLay, start } = options;
  const deck = whyNotDeck(options);
  if (deck) return deck;
  if (typeof start === 'number' && start >= seats) {
    return { code: 'fakty.start', params: { seat: start + 1 }, rule: 'setup' };
  }
  if (mustLay && variant !== 'hot') return { code: 'fakty.must-lay-hot', rule: 'must-lay' };
  return options.alone ? whyNotAlone(options) : null;
}

/** There is nobody to compete with for a common page, to judge a title or to ask who begins. */
function whyNotAlone({ variant, grammar, start }: Options): Refusal | null {
  const fits = variant === 'exclusive' && grammar === 'checked' && start !== 'tabloid';
  return fits ? null : { code: 'fakty.alone', rule: 'alone' };
}

export function seatsOf({ alone, variant }: Options): { min: number; max: number } {
  return alone ? ALONE : SEATS[variant];
}

export function setup(
  options: Options,
  seats: number,
  { chance, version = VERSION }: Dealing,
): Outcome<State, Event> {
  const start = startOf(options, seats, chance);
  const terms = { options, version, disputes: freshDisputes(options, seats, version) };
  return options.variant === 'hot'
    ? setupHot(terms, seats, start)
    : setupExclusive(terms, seats, start, chance);
}

/** Null where the table has to be asked. */
function startOf({ start }: Options, seats: number, chance: TableChance): Seat | null {
  if (start === 'tabloid') return null;
  return start === 'random' ? chance.below(seats, 'start') : start;
}
