import { type Challenge, MOTORS, type Move, type Offer } from '../../rules/index.ts';
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
  const chances = new Map<number, number>();
  return challenges.map((challenge) => {
    const { rival } = challenge;
    const ends = endsOf(desk, challenge);
    const wins = chances.get(rival) ?? (taste.counts ? chequePlay(desk, rival, ends).wins : 0.5);
    chances.set(rival, wins);
    const value = last
      ? lastMotor(desk, challenge, wins)
      : base + wins * ends.won + (1 - wins) * ends.lost;
    return { what: motorMove(fax, challenge), value };
  });
}

function motorMove(fax: number, { rival, section }: Challenge): Move {
  return { do: 'motor', fax, rival, ...(section ? { section } : {}) };
}
