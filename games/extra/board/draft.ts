import * as v from 'valibot';
import {
  columnOf,
  type Dice,
  FACES,
  type Grouping,
  groupings,
  hasFreeColumn,
  mayBeFifth,
  type Pad,
  type Split,
} from '../rules/index.ts';

/** A split half chosen. It belongs to one throw and is forgotten with it. */
export interface Draft {
  readonly throws: number;
  /** Index of the fifth die among the sorted dice. */
  readonly fifth: number | null;
  /** Index among the groupings that leave this fifth die. */
  readonly pairing: number | null;
  readonly column: number | null;
}

const index = (max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)));

const draftSchema = v.strictObject({
  throws: v.number(),
  fifth: index(4),
  pairing: index(2),
  column: index(2),
});

/** The stored draft if it belongs to this throw and is still legal, else a fresh one. */
export function readDraft(stored: unknown, throws: number, pad: Pad, dice: Dice): Draft {
  const parsed = v.safeParse(draftSchema, stored);
  const kept = parsed.success && parsed.output.throws === throws ? parsed.output : null;
  if (kept && makesSense(kept, pad, dice)) return kept;
  const draft: Draft = { throws, fifth: null, pairing: null, column: null };
  const only = onlyFifth(pad, dice);
  return only === null ? draft : withFifth(draft, only, pad, dice);
}

/** Storage may be old or forged; a draft that the form itself could not make is none. */
function makesSense({ fifth, pairing, column }: Draft, pad: Pad, dice: Dice): boolean {
  if (fifth === null) return pairing === null && column === null;
  const number = dice[fifth] as number;
  if (!mayBeFifth(pad, dice, number)) return false;
  if (pairing !== null && pairing >= pairings(dice, number).length) return false;
  if (!needsColumn(pad, number)) return column === null;
  return column !== null && pad.extras[column]?.number === 0;
}

/** The one die that can be the fifth, if the rules leave just one number. */
function onlyFifth(pad: Pad, dice: Dice): number | null {
  const legal = dice.filter((die) => mayBeFifth(pad, dice, die));
  return new Set(legal).size === 1 ? dice.indexOf(legal[0] as number) : null;
}

/** Chooses the fifth die, and whatever is then the only possibility. */
export function withFifth(draft: Draft, fifth: number, pad: Pad, dice: Dice): Draft {
  const number = dice[fifth] as number;
  const free = pad.extras.findIndex((extra) => extra.number === 0);
  return {
    ...draft,
    fifth,
    pairing: pairings(dice, number).length === 1 ? 0 : null,
    column: needsColumn(pad, number) ? free : null,
  };
}

export function pairings(dice: Dice, fifth: number): Grouping[] {
  return groupings(dice).filter((grouping) => grouping.fifth === fifth);
}

export function needsColumn(pad: Pad, fifth: number): boolean {
  return hasFreeColumn(pad) && columnOf(pad, fifth) < 0;
}

/** The split that the draft amounts to, once it is complete. */
export function splitOf(draft: Draft, dice: Dice): Split | null {
  if (draft.fifth === null || draft.pairing === null) return null;
  const grouping = pairings(dice, dice[draft.fifth] as number)[draft.pairing];
  if (!grouping) return null;
  return draft.column === null ? grouping : { ...grouping, column: draft.column };
}

const typedSchema = v.strictObject({
  throws: v.number(),
  typed: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FACES))),
    v.maxLength(5),
  ),
});

/** Real dice typed in so far. */
export function readTyped(stored: unknown, throws: number): number[] {
  const parsed = v.safeParse(typedSchema, stored);
  return parsed.success && parsed.output.throws === throws ? parsed.output.typed : [];
}
