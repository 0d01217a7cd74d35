import type { Seat, TableChance } from '@late/kernel';
import { type Dice, FACES, sorted } from './dice.ts';
import { MAX_SEATS, type Options } from './options.ts';
import { BLANK_PAD, type ExtraMark, isFinished, type Pad } from './pad.ts';
import type { Refusal } from './refusal.ts';
import { SHEETS } from './sheet.ts';
import type { Split } from './split.ts';

/** A throw that everybody has decided about, with what each made of it; null for seats already out. */
export interface OpenedThrow {
  readonly dice: Dice;
  readonly splits: readonly (Split | null)[];
}

export interface State {
  readonly options: Options;
  readonly pads: readonly Pad[];
  /** Whose turn it is to throw, or who threw. */
  readonly roller: Seat;
  /** The throw that is being decided; null while the dice wait for the roller. */
  readonly dice: Dice | null;
  /** Decided but not shown yet: secret from all other seats. */
  readonly pending: readonly (Split | null)[];
  readonly last: OpenedThrow | null;
  /** How many throws there were. */
  readonly throws: number;
}

export type Event =
  | { readonly type: 'thrown'; readonly seat: Seat; readonly dice: Dice }
  | { readonly type: 'decided'; readonly seat: Seat }
  | {
      readonly type: 'opened';
      readonly seat: Seat;
      readonly sums: readonly [number, number];
      readonly fifth: number;
      readonly mark: ExtraMark;
      readonly column: number;
      /** Rows that were full already, so that the cross is lost. */
      readonly lost: readonly number[];
    }
  | { readonly type: 'finished'; readonly seat: Seat; readonly score: number }
  | {
      readonly type: 'over';
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };

export function checkSetup(options: Options, seats: number): Refusal | null {
  const stray = options.children.find((seat) => seat >= seats);
  if (stray === undefined) return null;
  return { code: 'extra.children', params: { seat: stray + 1 }, rule: 'children' };
}

export function setup(options: Options, seats: number): State {
  return {
    options,
    pads: new Array<Pad>(seats).fill(BLANK_PAD),
    roller: 0,
    dice: null,
    pending: new Array<Split | null>(seats).fill(null),
    last: null,
    throws: 0,
  };
}

export function seatsOf(): { min: number; max: number } {
  return { min: 1, max: MAX_SEATS };
}

export function isOut(state: State, seat: Seat): boolean {
  return isFinished(SHEETS[state.options.sheet], state.pads[seat] as Pad);
}

export function isOver(state: State): boolean {
  // Dice lie on the table only while somebody has to decide about them.
  if (state.dice) return false;
  for (let seat = 0; seat < state.pads.length; seat++) if (!isOut(state, seat)) return false;
  return true;
}

export function isChild(options: Options, seat: Seat): boolean {
  return options.children.includes(seat);
}

/** Five dice from chance. */
export function throwDice(chance: TableChance): Dice {
  return sorted([die(chance), die(chance), die(chance), die(chance), die(chance)]);
}

function die(chance: TableChance): number {
  return chance.below(FACES, 'die') + 1;
}
