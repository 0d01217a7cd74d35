import { TwinPad } from '../bot/twin/twin-pad.ts';
import { TWIN_SHEETS } from '../bot/twin/twin-sheet.ts';
import {
  choices,
  type Dice,
  fillIn,
  type Pad,
  SHEETS,
  type Sheet,
  type Split,
  type View,
} from '../rules/index.ts';
import type { Worth } from './worth.ts';

/** A way to use a throw, and the pad that it leaves. */
export interface Option {
  readonly split: Split;
  readonly after: Pad;
  readonly worth: number;
}

/** One player's paper, and what it is worth with this or that on it. */
export class Desk {
  readonly pad: Pad;
  readonly sheet: Sheet;
  readonly isChild: boolean;
  /** The pad as it is now. */
  readonly twin: TwinPad;
  readonly worth: Worth;
  private readonly trial: TwinPad;

  constructor({ options, pads }: View, seat: number, worth: Worth) {
    this.pad = pads[seat] as Pad;
    this.sheet = SHEETS[options.sheet];
    this.isChild = options.children.includes(seat);
    this.worth = worth;
    this.twin = new TwinPad(TWIN_SHEETS[options.sheet]);
    this.trial = new TwinPad(TWIN_SHEETS[options.sheet]);
    this.twin.read(this.pad, this.isChild);
  }

  option(split: Split): Option {
    const after = fillIn(this.sheet, this.pad, split, this.isChild);
    return { split, after, worth: this.worthOf(after) };
  }

  /** Whatever can be done with a throw, the best first. Splits that leave the same paper are one. */
  options(dice: Dice): Option[] {
    const byPaper = new Map<string, Option>();
    for (const split of choices(this.pad, dice)) {
      const option = this.option(split);
      const paper = this.paperOf(option.after);
      if (!byPaper.has(paper)) byPaper.set(paper, option);
    }
    return [...byPaper.values()].sort((a, b) => b.worth - a.worth);
  }

  isSame(a: Option, b: Option): boolean {
    return this.paperOf(a.after) === this.paperOf(b.after);
  }

  worthOf(pad: Pad): number {
    this.trial.read(pad, this.isChild);
    return this.worth.of(this.trial);
  }

  /** Columns of one length are all the same. */
  private paperOf({ rows, extras }: Pad): string {
    const columns = extras.map(
      ({ number, crosses }, column) => `${this.sheet.columns[column]}:${number}:${crosses}`,
    );
    return `${rows} ${columns.sort()}`;
  }
}
