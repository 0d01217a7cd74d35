import type { Holder } from '@late/table';
import { botHolders } from '../shell/bot-names.ts';
import { seatsBeside } from '../shell/last-online.ts';
import type { Setup } from './use-setup.ts';

/** Who sits where. `nameOf` names a player who gave no name, by number. */
export function holdersOf(setup: Setup, me: string, nameOf: (number: number) => string): Holder[] {
  const { alongside, bots, company, level, max, online, people } = setup;
  switch (company) {
    case 'solo':
      return [person(me)];
    case 'bots':
      return [person(me), ...botHolders(bots, level)];
    case 'device': {
      const named = people.map((name, seat) => person(name.trim() || nameOf(seat + 1)));
      return [...named, ...botHolders(alongside, level)];
    }
    case 'online': {
      const others = seatsBeside(online, max).map(
        (as, seat): Holder => (as === 'closed' ? { kind: 'empty' } : person(nameOf(seat + 2))),
      );
      return [person(me), ...others];
    }
  }
}

function person(name: string): Holder {
  return { kind: 'person', name };
}
