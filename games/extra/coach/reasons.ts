import type { Line as LineOf } from '@late/kernel';
import type { Texts } from '../locales/texts.gen.ts';
import {
  boxesOf,
  columnOf,
  type Extra,
  isFinished,
  type Pad,
  rowScore,
  type Sheet,
  type Split,
} from '../rules/index.ts';
import type { Desk, Option } from './desk.ts';

export type Line = LineOf<Texts>;

/** What is said of every better move. */
interface Told {
  readonly first: number;
  readonly second: number;
  readonly fifth: number;
  /** The points that it brings. */
  readonly count: number;
}

/** What to do, for whoever has not decided yet. */
export function adviceOn({ split }: Option): Line {
  const [first, second] = sumsOf(split);
  return { key: 'extra.coach.advice', params: { first, second, fifth: split.fifth } };
}

/** Why one split is so much better than another: in the words of whatever makes most of the difference. */
export function whyBetter(desk: Desk, best: Option, made: Option): Line {
  const { sheet } = desk;
  const [first, second] = sumsOf(best.split);
  const count = Math.round(best.worth - made.worth);
  const told: Told = { first, second, fifth: best.split.fifth, count };
  const isOver = isFinished(sheet, made.after);
  if (isOver !== isFinished(sheet, best.after))
    return { key: isOver ? 'extra.coach.goes-on' : 'extra.coach.ends', params: told };
  // The rows of the one with the fifth die of the other, whether or not the dice allow it.
  const mixed = { rows: best.after.rows, extras: made.after.extras };
  const byRows = desk.worthOf(mixed) - made.worth;
  const byFifth = best.worth - made.worth - byRows;
  return byFifth > byRows ? whyFifth(desk, best, made, told) : whyRows(desk, best, made, told);
}

function whyFifth({ pad, sheet }: Desk, best: Option, made: Option, told: Told): Line {
  const { fifth, column } = best.split;
  if (column !== undefined) {
    return made.split.fifth === fifth
      ? { key: 'extra.coach.place', params: { ...told, column: column + 1 } }
      : { key: 'extra.coach.number', params: told };
  }
  const spared = columnOf(pad, made.split.fifth);
  if (spared < 0) return { key: 'extra.coach.better', params: told };
  const { crosses } = pad.extras[spared] as Extra;
  const left = (sheet.columns[spared] as number) - crosses;
  return { key: 'extra.coach.spares', params: { ...told, number: made.split.fifth, left } };
}

function whyRows(desk: Desk, best: Option, made: Option, told: Told): Line {
  const { pad, sheet } = desk;
  const lost = sumsOf(made.split).find((sum) => isFull(sheet, pad, made.split, sum));
  if (lost !== undefined && !sumsOf(best.split).some((sum) => isFull(sheet, pad, best.split, sum)))
    return { key: 'extra.coach.lost', params: { ...told, row: lost } };
  const only = (split: Split, other: Split) =>
    sumsOf(split).filter((sum) => !sumsOf(other).includes(sum));
  const shunned = only(made.split, best.split).map((sum) => effectOf(desk, sum, made.after));
  const taken = only(best.split, made.split).map((sum) => effectOf(desk, sum, made.after));
  const worst = shunned.sort((a, b) => a.effect - b.effect)[0];
  const good = taken.sort((a, b) => b.effect - a.effect)[0];
  if (worst && -worst.effect > (good?.effect ?? 0) && pad.rows[worst.sum - 2] === 0) {
    const wall = sheet.wall[worst.sum - 2] as number;
    return { key: 'extra.coach.unopened', params: { ...told, row: worst.sum, wall } };
  }
  return good && good.effect > 0
    ? whyRow(desk, best.after, good.sum, told)
    : { key: 'extra.coach.better', params: told };
}

/** What a row gets out of the better split. */
function whyRow({ pad, sheet }: Desk, after: Pad, sum: number, told: Told): Line {
  const row = sum - 2;
  if (pad.rows[row] === 0) return { key: 'extra.coach.begins', params: { ...told, row: sum } };
  const past = (after.rows[row] as number) - (sheet.wall[row] as number);
  if (past <= 0)
    return { key: 'extra.coach.nearer', params: { ...told, row: sum, left: 1 - past } };
  if (past === 1) return { key: 'extra.coach.cleared', params: { ...told, row: sum } };
  const points = rowScore(sheet, row, after.rows[row] as number);
  return { key: 'extra.coach.raised', params: { ...told, row: sum, points } };
}

/** What one cross in a row does to the paper, with the columns as the move that was made left them. */
function effectOf(desk: Desk, sum: number, { extras }: Pad): { sum: number; effect: number } {
  const { pad, sheet } = desk;
  const row = sum - 2;
  const crosses = Math.min(boxesOf(sheet, row), (pad.rows[row] as number) + 1);
  const without = desk.worthOf({ rows: pad.rows, extras });
  return { sum, effect: desk.worthOf({ rows: pad.rows.with(row, crosses), extras }) - without };
}

/** Whether a cross in this row is lost. */
function isFull(sheet: Sheet, pad: Pad, split: Split, sum: number): boolean {
  const row = sum - 2;
  const crosses = sumsOf(split).filter((other) => other === sum).length;
  return (pad.rows[row] as number) + crosses > boxesOf(sheet, row);
}

function sumsOf({ pairs: [[a, b], [c, d]] }: Split): readonly [number, number] {
  return [a + b, c + d];
}
