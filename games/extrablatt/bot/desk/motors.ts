import type { Seat } from '@late/kernel';
import { type Challenge, MOTORS, type Move, type Offer } from '../../rules/index.ts';
import { type Hand, handsOf } from '../cheques/belief.ts';
import type { Desk, Option } from './desk.ts';
import { lastMotor } from './last-motor.ts';
import { chequePlay, endsOf } from './stakes.ts';
import { costOfUncovering } from './uncovering.ts';

/** What taking a motor is worth with each of its duels. */
export function motors(desk: Desk, offers: readonly Offer[]): Option<Move>[] {
  const { forecast, taste, view } = desk;
  const [offer] = offers
    .filter(({ card }) => card === 'motor')
    .sort((a, b) => costOfUncovering(desk, a.fax) - costOfUncovering(desk, b.fax));
  if (!offer) return [];
  const { challenges, fax } = offer;
  const last = taste.counts && view.taken + 1 === MOTORS;
  const base = (taste.motor[forecast.outlook.sector] as number) - costOfUncovering(desk, fax);
  if (!challenges.length) {
    return [{ what: { do: 'motor', fax }, value: last ? lastMotor(desk, null, 0) : base }];
  }
  const known = new Map<Seat, readonly Hand[]>();
  const handsOfRival = (rival: Seat) => {
    const hands = known.get(rival) ?? handsOf(view, rival);
    known.set(rival, hands);
    return hands;
  };
  return challenges.map((challenge) => {
    const ends = endsOf(desk, challenge);
    // What is at stake differs from section to section, and with it the cheque that it is worth.
    const wins = taste.counts ? chequePlay(desk, handsOfRival(challenge.rival), ends).wins : 0.5;
    const value = last
      ? lastMotor(desk, challenge, wins)
      : base + wins * ends.won + (1 - wins) * ends.lost;
    return { what: motorMove(fax, challenge), value };
  });
}

function motorMove(fax: number, { rival, section }: Challenge): Move {
  return { do: 'motor', fax, rival, ...(section ? { section } : {}) };
}
