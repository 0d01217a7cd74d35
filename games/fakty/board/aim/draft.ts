import * as v from 'valibot';
import { ALL_TILES, HOT_TITLES, SEATS, type View } from '../../rules/index.ts';

/**
 * A move half chosen, as taps have built it up: tiles, and for each the title where it is to land.
 * A whole title, as at a vote, has no tile of its own.
 */
export interface Draft {
  /** The question that it answers; with another one it is forgotten. */
  readonly at: string;
  readonly tiles: readonly number[];
  readonly titles: readonly (number | null)[];
  readonly seat: number | null;
}

const upTo = (count: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(count - 1));

const draftSchema = v.strictObject({
  at: v.string(),
  tiles: v.pipe(v.array(upTo(ALL_TILES.length)), v.maxLength(2)),
  titles: v.pipe(v.array(v.nullable(upTo(HOT_TITLES))), v.maxLength(2)),
  seat: v.nullable(upTo(SEATS.hot.max)),
});

/** What is asked just now. */
export function questionOf({ phase }: View) {
  return phase.at === 'action' ? phase.face : phase.at;
}

export function blankDraft(view: View): Draft {
  return { at: questionOf(view), tiles: [], titles: [], seat: null };
}

/** The stored draft if it has the right shape and answers this question. */
export function parseDraft(stored: unknown, view: View): Draft | null {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success && parsed.output.at === questionOf(view) ? parsed.output : null;
}
