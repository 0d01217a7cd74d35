import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '@late/kernel';
import { foldStep, type Member, type Room, roomSeenBy } from '@late/table';
import { accountedFor, isActOf, isServerRequest, isUnasked } from './acts.ts';
import { groupBy } from './group-by.ts';
import { type Asked, keyOf, type Picture } from './journal.ts';
import type { KeptTable } from './kept-table.ts';
import { checkRealTime } from './real-time.ts';

/** What clients were told about one table. */
export interface Told {
  readonly asked: readonly Asked[];
  readonly pictures: readonly Picture[];
  /**
   * Whether a copy of a request may lie in one process while another answers: refused there, it may still be
   * done here, since it was sent again before it was refused.
   */
  readonly copiesLie?: boolean;
}

export interface Checked {
  readonly violations: readonly string[];
  /** The room at the end of its log; null if the log cannot be read. */
  readonly room: Room | null;
}

/** Holds the log of one table against everything that clients were told about it. */
export function checkTable(game: AnyGame, kept: KeptTable, told: Told): Checked {
  const violations = [...checkNumbers(kept), ...checkRequests(kept, told)];
  if (violations.length) return { violations, room: null };
  try {
    return followed(game, kept, told);
  } catch (error) {
    return { violations: [`cannot be replayed: ${error}`], room: null };
  }
}

function checkNumbers({ steps, length }: KeptTable): string[] {
  const violations = steps.flatMap(({ seq, step }, index) =>
    seq === index && step.seq === index ? [] : [`step ${index} is numbered ${seq}/${step.seq}`],
  );
  if (steps.length !== length) violations.push(`${steps.length} steps instead of ${length}`);
  return violations;
}

/** Every acknowledged request is there, once, in time and in order; every refused one is not. */
function checkRequests({ requests }: KeptTable, { asked, copiesLie }: Told): string[] {
  const violations = checkRealTime(requests, asked);
  const known = new Set(asked.map(keyOf));
  for (const key of requests.keys()) {
    if (!known.has(key) && !isServerRequest(key)) violations.push(`nobody asked for ${key}`);
  }
  const lengths = [...requests.values()];
  if (new Set(lengths).size < lengths.length) violations.push('two requests share a step');
  for (const own of groupBy(asked, ({ member }) => member).values()) {
    let last = 0;
    for (const one of own) {
      const { acknowledged, refused } = one;
      const length = requests.get(keyOf(one));
      const name = `${one.request.do} ${keyOf(one)}`;
      if (length === undefined) {
        if (acknowledged !== null) violations.push(`acknowledged and lost: ${name}`);
        continue;
      }
      if (refused !== null) {
        if (copiesLie && one.sends > 1) continue;
        violations.push(`refused and done: ${name}`);
      }
      if (acknowledged !== null && length > acknowledged) {
        violations.push(`acknowledged at ${acknowledged}, done at ${length}: ${name}`);
      }
      // Whoever asks again after "one moment" asks later than what they asked meanwhile.
      if (one.postponed) continue;
      if (length <= last) violations.push(`out of order: ${name}`);
      last = length;
    }
  }
  return violations;
}

/** Replays the log, and compares every step with what clients saw then. */
function followed(game: AnyGame, kept: KeptTable, { asked, pictures }: Told): Checked {
  const violations: string[] = [];
  const accounted = accountedFor(kept);
  const ends = new Map(asked.map((one) => [(kept.requests.get(keyOf(one)) ?? 0) - 1, one]));
  const seenAt = groupBy(pictures, ({ length }) => length);
  let room: Room | null = null;
  for (const { step } of kept.steps) {
    if (!accounted.has(step.seq) && !isUnasked(step, room)) {
      violations.push(`step ${step.seq} was asked for by nobody, or done twice`);
    }
    const one = ends.get(step.seq);
    if (one && room && !isActOf(one, step, room)) {
      violations.push(`step ${step.seq} is not what was asked for: ${keyOf(one)}`);
    }
    room = foldStep(game, room, step).room;
    for (const picture of seenAt.get(room.length) ?? []) {
      if (!isShown(game, room, kept.seed, picture.member, JSON.parse(picture.room))) {
        violations.push(`somebody saw another table at ${room.length} steps`);
      }
    }
  }
  const longest = Math.max(0, ...pictures.map(({ length }) => length));
  if (longest > kept.length) violations.push(`somebody saw ${longest} of ${kept.length} steps`);
  return { violations, room };
}

/** Whether a room shows this to somebody. */
export function isShown(
  game: AnyGame,
  room: Room,
  seed: string,
  member: Member,
  shown: unknown,
): boolean {
  const expected = JSON.parse(JSON.stringify(roomSeenBy(game, room, seed, member)));
  return isDeepStrictEqual(shown, expected);
}
