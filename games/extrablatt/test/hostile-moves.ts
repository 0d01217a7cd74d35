import type { Seat } from '@late/kernel';
import { type Headline, lowest, photosFor, type State } from '../rules/index.ts';

const PLACE = { column: 9, row: 0, width: 2, height: 2 };

/** Moves that must be refused to this seat in this state. */
export function hostileMoves(state: State, seat: Seat): unknown[] {
  const { papers, phase, plan } = state;
  const bad: unknown[] = [
    { do: 'write', fax: 5, place: PLACE },
    { do: 'write', fax: 0, place: { ...PLACE, width: 6 } },
    { do: 'write', fax: 0, place: { ...PLACE, width: 1 } },
    { do: 'write', fax: 0, place: { ...PLACE, width: 5, height: 5 } },
    { do: 'write', fax: 0, place: { ...PLACE, column: 17 } },
    { do: 'write', fax: 0, place: { ...PLACE, row: 11 } },
    // On the logo, half on it, and across the border of the headline zone.
    { do: 'write', fax: 0, place: { ...PLACE, column: 0 } },
    { do: 'write', fax: 0, place: { ...PLACE, column: 8 } },
    { do: 'write', fax: 0, place: { ...PLACE, column: 0, row: 1 } },
    { do: 'write', fax: 0, place: { ...PLACE, column: 0, row: 5 } },
    { do: 'write', fax: 0, place: { ...PLACE, column: 8, row: 3 } },
    { do: 'write', fax: 0, place: PLACE, photo: 3 },
    { do: 'write', fax: 0, place: PLACE, photo: null },
    { do: 'motor', fax: 0, rival: seat },
    { do: 'motor', fax: 0, rival: papers.length },
    { do: 'motor', fax: 0, rival: -1 },
    { do: 'motor', fax: 0, rival: 0, section: 'weather' },
    { do: 'cheque', cheque: 13 },
    { do: 'cheque', cheque: 0 },
    { do: 'refill', stack: 'start' },
    { do: 'ad', place: PLACE, text: 14 },
    { do: 'duck', article: -1 },
    { do: 'Pass' },
  ];
  plan.forEach((_, fax) => {
    const card = lowest(plan, fax);
    if (card === 'motor') bad.push({ do: 'remove', fax }, { do: 'write', fax, place: PLACE });
    else bad.push({ do: 'motor', fax, rival: (seat + 1) % papers.length });
    for (const photo of typeof card === 'number' ? gone(state, card) : []) {
      bad.push({ do: 'write', fax, place: PLACE, photo });
    }
    if (card === undefined) bad.push({ do: 'remove', fax });
  });
  for (const { place } of papers[seat]?.articles ?? []) {
    for (let fax = 0; fax < plan.length; fax++) bad.push({ do: 'write', fax, place });
  }
  if (phase.at === 'act') bad.push({ do: 'pass' });
  if (phase.at !== 'refill') bad.push({ do: 'refill', stack: 'tempo' });
  if (phase.at !== 'duck') bad.push({ do: 'duck', article: 0 });
  for (let cheque = 1; cheque <= 12; cheque++) {
    const held = phase.at === 'cheques' && state.cheques[seat]?.includes(cheque);
    if (!held) bad.push({ do: 'cheque', cheque });
  }
  return bad;
}

/** The photos that nobody can print with this headline any more. */
function gone({ photos }: State, headline: Headline): number[] {
  return [1, 2].filter((photo) => !photosFor(photos, headline).some((left) => left === photo));
}
