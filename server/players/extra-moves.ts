import { choices, type Move, type Pad, type View } from '@late/extra/rules';
import { pick } from '@late/kernel';
import type { ChooseMove } from './choose.ts';

/** Any move of EXTRA!, where the seat must: the cheapest way to many moves. */
export const anyExtraMove: ChooseMove = ({ table: { view, turn } }, seat, mind): Move | null => {
  if (!turn.must.includes(seat)) return null;
  const { dice, pads } = view as View;
  if (!dice) return { do: 'throw' };
  return { do: 'split', ...pick(mind, choices(pads[seat] as Pad, dice)) };
};
