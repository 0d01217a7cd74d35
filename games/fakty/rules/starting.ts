import type { Seat, TableChance } from '@late/kernel';
import type { Refusal } from './refusal.ts';

/** When somebody last read a tabloid from cover to cover. */
export const READ = ['today', 'week', 'month', 'year', 'never'] as const;
const NEVER = READ.length - 1;

/** Who begins is asked at the table. */
export type Starting =
  | {
      readonly at: 'tabloid';
      /** By seat, as numbers of `READ`. */
      readonly answers: readonly (number | null)[];
    }
  | {
      readonly at: 'youngest';
      readonly among: readonly Seat[];
      /** By seat: whom they point at. */
      readonly pointed: readonly (Seat | null)[];
    };

export function askTabloid(seats: number): Starting {
  return { at: 'tabloid', answers: new Array<null>(seats).fill(null) };
}

export function unasked(starting: Starting): Seat[] {
  const answers = starting.at === 'tabloid' ? starting.answers : starting.pointed;
  return answers.flatMap((answer, seat) => (answer === null ? [seat] : []));
}

export function answered(starting: Starting, seat: Seat, answer: number): Starting {
  return starting.at === 'tabloid'
    ? { ...starting, answers: starting.answers.with(seat, answer) }
    : { ...starting, pointed: starting.pointed.with(seat, answer) };
}

/** Once everybody has answered: who begins, or who might be the youngest. */
export function outcomeOf(starting: Starting, chance: TableChance): Seat | Starting {
  if (starting.at === 'tabloid') {
    const answers = starting.answers.map((answer) => answer ?? NEVER);
    const freshest = Math.min(...answers);
    const among = [...answers.keys()].filter((seat) => answers[seat] === freshest);
    if (among.length === 1) return among[0] as Seat;
    return { at: 'youngest', among, pointed: answers.map(() => null) };
  }
  const { among, pointed } = starting;
  const votes = (seat: Seat) => pointed.filter((at) => at === seat).length;
  const most = Math.max(...among.map(votes));
  const best = among.filter((seat) => votes(seat) === most);
  return best.length === 1 ? (best[0] as Seat) : (best[chance.below(best.length, 'start')] as Seat);
}

export function whyNotPoint({ among }: { readonly among: readonly Seat[] }, seat: Seat) {
  const refusal: Refusal = { code: 'fakty.point-whom', rule: 'rulings' };
  return among.includes(seat) ? null : refusal;
}
