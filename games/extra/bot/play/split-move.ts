import { type Dice, groupings, type Move } from '../../rules/index.ts';
import { rowPairOf } from '../twin/row-pairs.ts';
import { FIFTH, FREE_COLUMN, ROW_PAIR, type SplitCode } from '../twin/splits.ts';
import type { TwinPad } from '../twin/twin-pad.ts';

/** A split of this throw as the move that makes it on this pad. */
export function splitMove(dice: Dice, pad: TwinPad, split: SplitCode): Move {
  const fifth = FIFTH[split]!;
  for (const { pairs, fifth: out } of groupings(dice)) {
    const [[a, b], [c, d]] = pairs;
    if (out !== fifth || rowPairOf(a + b - 2, c + d - 2) !== ROW_PAIR[split]) continue;
    const move: Move = {
      do: 'split',
      pairs: [
        [a, b],
        [c, d],
      ],
      fifth,
    };
    const column = pad.columns[fifth]! < 0 ? pad.freeColumn(FREE_COLUMN[split]!) : -1;
    return column < 0 ? move : { ...move, column };
  }
  throw new Error(`split ${split} does not fit the throw ${dice}`);
}
