import type { Dice } from './dice.ts';
import { columnOf, type Extra, hasFreeColumn, type Pad } from './pad.ts';
import { COLUMNS } from './sheet.ts';
import { groupings, type Split } from './split.ts';

/** All splits of the throw that are legal on this pad. */
export function choices(pad: Pad, dice: Dice): Split[] {
  const legal: Split[] = [];
  const rule = fifthRule(pad, dice);
  for (const grouping of groupings(dice)) {
    const fixed = columnOf(pad, grouping.fifth) >= 0;
    if (rule === 'forced' && !fixed) continue;
    if (fixed || rule === 'free-throw') {
      legal.push(grouping);
      continue;
    }
    const { pairs, fifth } = grouping;
    for (let column = 0; column < COLUMNS; column++) {
      if ((pad.extras[column] as Extra).number === 0) legal.push({ pairs, fifth, column });
    }
  }
  return legal;
}

/** Why the fifth die is not free to choose, or that it is. */
export type FifthRule = 'any' | 'forced' | 'free-throw';

export function fifthRule(pad: Pad, dice: Dice): FifthRule {
  if (hasFreeColumn(pad)) return 'any';
  return dice.some((die) => columnOf(pad, die) >= 0) ? 'forced' : 'free-throw';
}
