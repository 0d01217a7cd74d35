import { type Pad, ROWS, type View } from '../../rules/index.ts';
import { HIGH_ROW, LOW_ROW } from '../twin/row-pairs.ts';
import { ROW_PAIR, type SplitCode } from '../twin/splits.ts';

/**
 * Equal players who share every throw would fill in the same sheet and tie. So each has a temperament: the first likes
 * rows that lie together, the last rows that lie far apart, those between them something in between. They follow
 * it, up to `points`, only while somebody's sheet is the same as theirs, since it costs a little.
 */
export function lean(
  worth: Float64Array,
  splits: ArrayLike<SplitCode>,
  { pads, viewer }: View,
  points: number,
): void {
  if (viewer === 'audience') return;
  const own = pads[viewer] as Pad;
  if (!pads.some((pad, seat) => seat !== viewer && isSame(pad, own))) return;
  const boldness = viewer / (pads.length - 1);
  for (let i = 0; i < splits.length; i++) {
    const pair = ROW_PAIR[splits[i]!]!;
    const spread = (HIGH_ROW[pair]! - LOW_ROW[pair]!) / (ROWS - 1);
    worth[i]! -= points * Math.abs(spread - boldness);
  }
}

/** The rows are what counts in the end. */
function isSame(one: Pad, other: Pad): boolean {
  return one.rows.every((marks, row) => marks === other.rows[row]);
}
