import type { Seat } from '@late/kernel';
import { answersTo, asDisputed, type Move, objections, type View } from '../../rules/index.ts';

/** What a seat could answer to the whole table just now, or object to. */
export function answersOf(view: View, seat: Seat): Move[] {
  const { phase } = view;
  const disputed = view.variant === 'hot' ? asDisputed(view) : view;
  switch (phase.at) {
    case 'tabloid':
    case 'youngest':
    case 'objection':
      return answersTo(phase);
    case 'count':
      return [...objections(disputed, seat), { do: 'print' }];
    case 'roll':
      return view.variant === 'hot' ? [] : objections(disputed, seat);
    case 'draw':
      return objections(disputed, seat);
    default:
      return [];
  }
}
