import type { Refusal } from '@late/kernel';
import type { Seated } from './asking.ts';
import type { Ballot } from './room.ts';
import { mateAt, matesOf } from './who-sits.ts';

/**
 * Everybody of a team has a vote, and the game knows one seat: what most of them choose is the seat's
 * move, of equals what was chosen first. Whoever is away is not waited for; a vote once cast stays.
 */
export function castBallot(
  { facts, ledger, member, own }: Seated,
  move: unknown,
  question: number,
  play: (chosen: unknown) => Refusal | null,
): Refusal | null {
  const held = ledger.room.seats[own];
  const voter = mateAt(held, member)?.member ?? member;
  const isMate = (one: Ballot) => matesOf(held).some((mate) => mate.member === one.member);
  const cast = ledger.room.ballots.filter(
    (one) => one.seat === own && one.question === question && isMate(one),
  );
  const mine: Ballot = { seat: own, member: voter, question, move };
  const isNew = !cast.some((one) => one.member === voter);
  const all = isNew ? [...cast, mine] : cast;
  const waits = matesOf(held).filter(
    (mate) => !all.some((one) => one.member === mate.member) && !facts.away?.(mate.member),
  );
  const chosen = favourite(all, waits.length);
  if (chosen) return play(chosen.move);
  if (isNew) ledger.add({ do: 'ballot', ...mine });
  return null;
}

/** What most have chosen, if nobody who is waited for could change it. */
function favourite(all: readonly Ballot[], waits: number): Ballot | null {
  const votes = (one: Ballot) => all.filter((other) => same(one, other)).length;
  const best = all.reduce((first, one) => (votes(one) > votes(first) ? one : first));
  const rest = all.filter((one) => !same(one, best)).map(votes);
  const isSettled = waits === 0 || votes(best) > Math.max(0, ...rest) + waits;
  return isSettled ? best : null;
}

function same(one: Ballot, other: Ballot): boolean {
  return JSON.stringify(one.move) === JSON.stringify(other.move);
}
