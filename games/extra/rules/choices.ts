import type { Dice } from './dice.ts';
import { columnOf, hasFreeColumn, mayBeFifth, type Pad } from './pad.ts';
import { groupings, type Split } from './split.ts';

/** All splits of the throw that are legal on this pad. */
export function choices(pad: Pad, dice: Dice): Split[] {
  const legal: Split[] = [];
  const free = hasFreeColumn(pad);
  for (const { pairs, fifth } of groupings(dice)) {
    if (!mayBeFifth(pad, dice, fifth)) continue;
    if (!free || columnOf(pad, fifth) >= 0) {
      legal.push({ pairs, fifth });
      continue;
    }
    pad.extras.forEach(({ number }, column) => {
      if (number === 0) legal.push({ pairs, fifth, column });
    });
  }
  return legal;
}

/** Why the fifth die is not free to choose, or that it is. */
export type FifthRule = 'any' | 'forced' | 'free-throw';

export function fifthRule(pad: Pad, dice: Dice): FifthRule {
  if (hasFreeColumn(pad)) return 'any';
  return dice.some((die) => columnOf(pad, die) >= 0) ? 'forced' : 'free-throw';
}
