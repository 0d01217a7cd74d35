import type { Party } from '@late/games/manifest';
import { seatsBeside } from '../shell/last-online.ts';
import type { Company, LastTime } from '../shell/last-time.ts';

/** Who will sit at the table, as far as can be known before anybody has come. */
export function partyOf(company: Company, { alongside, online }: LastTime, max: number): Party {
  switch (company) {
    case 'solo':
      return 'alone';
    case 'bots':
      return 'bots';
    case 'device':
      return alongside > 0 ? 'bots' : 'people';
    case 'online':
      return seatsBeside(online, max).every((as) => as === 'open' || as === 'closed')
        ? 'people'
        : 'bots';
  }
}
