import type { Seat } from '@late/kernel';
import type { Refusal } from '../refusal.ts';
import { type Board, isClosed } from '../title.ts';

/** For a title: whose board, which one. */
export interface Vote {
  readonly seat: Seat;
  readonly title: number;
}

export interface Ballot {
  /** The first call asks those who are not tied, the second everybody. */
  readonly call: 1 | 2;
  readonly tied: readonly Seat[];
  readonly voters: readonly Seat[];
  /** By seat; shown when the last one is in. */
  readonly votes: readonly (Vote | null)[];
}

/** The first ballot of a tie, or null where a vote could only end as it began. */
export function firstBallot(tied: readonly Seat[], seats: number): Ballot | null {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const others = all.filter((seat) => !tied.includes(seat));
  if (others.length) return ballot(1, tied, others, seats);
  return seats === 2 ? null : ballot(2, tied, all, seats);
}

export function secondBallot({ tied }: Ballot, seats: number): Ballot {
  return ballot(2, tied, [...Array(seats).keys()], seats);
}

function ballot(
  call: 1 | 2,
  tied: readonly Seat[],
  voters: readonly Seat[],
  seats: number,
): Ballot {
  return { call, tied, voters, votes: new Array<Vote | null>(seats).fill(null) };
}

export function whyNotVote(
  tied: readonly Seat[],
  boards: readonly Board[],
  voter: Seat,
  { seat, title }: Vote,
): Refusal | null {
  if (!tied.includes(seat)) return { code: 'fakty.vote-tied', rule: 'tie' };
  if (seat === voter) return { code: 'fakty.vote-own', rule: 'rulings' };
  const row = boards[seat]?.[title];
  return row && isClosed(row) ? null : { code: 'fakty.vote-closed', rule: 'tie' };
}

/** Whose titles got the most votes. */
export function favourites(votes: readonly (Vote | null)[]): Seat[] {
  const counts = new Map<string, number>();
  const key = ({ seat, title }: Vote) => `${seat}/${title}`;
  const cast = votes.filter((vote) => vote !== null);
  for (const vote of cast) counts.set(key(vote), (counts.get(key(vote)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const best = cast.filter((vote) => counts.get(key(vote)) === most).map(({ seat }) => seat);
  return [...new Set(best)].sort((a, b) => a - b);
}
