import { type Member, ROOM_LIMITS, type Spoken } from './room.ts';

const MINUTE = 60_000;
/** A knock is heard by others than those at the table, so it counts for several lines. */
export const KNOCK = 4;
/** More than ever sit and knock at one table within a minute. */
const MOST_SPEAKERS = 200;

export function spokenMore(
  spoken: readonly Spoken[],
  member: Member,
  at: number,
  count: number,
): readonly Spoken[] {
  const lately = spoken.filter(({ since }) => isLately(since, at));
  const own = lately.find((one) => one.member === member);
  const others = lately.filter((one) => one !== own);
  const more = { member, since: own?.since ?? at, count: (own?.count ?? 0) + count };
  return [...others, more].slice(-MOST_SPEAKERS);
}

/** Whether somebody would say more than their part in one minute. */
export function isTooMuch(
  spoken: readonly Spoken[],
  member: Member,
  at: number,
  count: number,
): boolean {
  const own = spoken.find((one) => one.member === member && isLately(one.since, at));
  return own !== undefined && own.count + count > ROOM_LIMITS.lines;
}

function isLately(since: number, at: number): boolean {
  return at - since < MINUTE;
}
