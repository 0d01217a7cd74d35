import type { Seat } from '@late/kernel';
import {
  AD_TOKENS,
  type Article,
  type Challenge,
  MOTORS,
  type Section,
  withoutDuck,
} from '../../rules/index.ts';
import type { Hand } from '../cheques/belief.ts';
import { type MixedPlay, mixedPlay, type Stakes } from '../cheques/mixed.ts';
import type { Desk, Option } from './desk.ts';
import { tokenWorth } from './tokens.ts';

/** What an ad in the way costs a paper, on average. */
const AD_COST = 12;

/** What winning and losing a duel would change for this seat. */
export interface Ends {
  readonly won: number;
  readonly lost: number;
}

export function endsOf(desk: Desk, challenge: Challenge): Ends {
  const { forecast, seat } = desk;
  const { kind, rival, section, starter } = challenge;
  const other = seat === starter ? rival : starter;
  if (kind === 'duck') {
    const named = section as Section;
    // Where there is nothing to put a duck on, a duel is lost or won for nothing.
    return {
      won: bestDuck(desk, other, named)?.value ?? 0,
      lost: -(bestDuck(desk, seat, named)?.value ?? 0),
    };
  }
  const envy = -(forecast.regard[other] as number);
  const tokens = AD_TOKENS * tokenWorth(desk);
  return seat === starter
    ? { won: tokens + envy * AD_COST, lost: -AD_COST }
    : { won: envy * AD_COST, lost: -AD_COST - envy * tokens };
}

/** The article of a section whose loss moves most between its owner and this seat; null if there is none. */
export function bestDuck(
  { forecast, seat, view }: Desk,
  owner: Seat,
  section: Section,
): Option<number> | null {
  const paper = view.papers[owner] as Desk['paper'];
  let best: Option<number> | null = null;
  for (const index of withoutDuck(paper, section)) {
    const change = forecast.ducked(owner, paper.articles[index] as Article);
    const value = owner === seat ? -change : change;
    if (!best || value > best.value) best = { what: index, value };
  }
  return best;
}

/** How to play the cheques of a duel with whoever may hold these hands, and how often that wins. */
export function chequePlay(desk: Desk, hands: readonly Hand[], { won, lost }: Ends): MixedPlay {
  const { seat, taste, view } = desk;
  const toCome = (MOTORS - 1 - view.taken) / MOTORS;
  const stakes: Stakes = { win: Math.max(1, won - lost), thousand: taste.cheque * toCome };
  return mixedPlay(view.cheques[seat] as readonly number[], hands, stakes);
}
