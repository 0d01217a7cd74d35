import type { Seat } from '@late/kernel';
import { beats, CHEQUE_SETS, type View } from '../../rules/index.ts';

/** A hand of three that a rival may hold, and how likely it is. */
export interface Hand {
  readonly cheques: readonly number[];
  readonly likely: number;
}

/** Who holds which cheque: two bits for each, the lowest cheque first. */
type Holding = number;

/** Less likely holdings than the first so many make no difference. */
const MOST_HOLDINGS = 600;

const CHEQUES = CHEQUE_SETS.flat().sort((a, b) => a - b);

function holderOf(holding: Holding, cheque: number): Seat {
  return (holding >> (2 * (cheque - 1))) & 3;
}

function handedTo(holding: Holding, cheque: number, seat: Seat): Holding {
  const shift = 2 * (cheque - 1);
  return (holding & ~(3 << shift)) | (seat << shift);
}

function handIn(holding: Holding, seat: Seat, seats: number): number[] {
  const dealt = CHEQUE_SETS.slice(0, seats);
  return CHEQUES.filter(
    (cheque) => holderOf(holding, cheque) === seat && dealt.some((set) => set.includes(cheque)),
  );
}

/** What a rival may hold, after all the duels that this seat watched or fought. */
export function handsOf(view: View, rival: Seat): Hand[] {
  const seats = view.papers.length;
  const hands = new Map<string, { cheques: readonly number[]; weight: number }>();
  let all = 0;
  for (const [holding, weight] of holdings(view)) {
    const cheques = handIn(holding, rival, seats);
    const known = hands.get(cheques.join());
    if (known) known.weight += weight;
    else hands.set(cheques.join(), { cheques, weight });
    all += weight;
  }
  return [...hands.values()].map(({ cheques, weight }) => ({ cheques, likely: weight / all }));
}

/** Everybody knows who was dealt what; a duel then tells all who won, and its two what they gave. */
function holdings({ cheques, duels, papers, viewer }: View): ReadonlyMap<Holding, number> {
  const seats = papers.length;
  let dealt: Holding = 0;
  CHEQUE_SETS.slice(0, seats).forEach((set, seat) => {
    for (const cheque of set) dealt = handedTo(dealt, cheque, seat);
  });
  let now = new Map<Holding, number>([[dealt, 1]]);
  for (const { starter, rival, winner, cheques: seen } of duels) {
    const next = new Map<Holding, number>();
    for (const [holding, weight] of now) {
      for (const given of seen ? [seen[0]] : handIn(holding, starter, seats)) {
        for (const received of seen ? [seen[1]] : handIn(holding, rival, seats)) {
          if ((beats(given, received) ? starter : rival) !== winner) continue;
          if (holderOf(holding, given) !== starter || holderOf(holding, received) !== rival)
            continue;
          const after = handedTo(handedTo(holding, given, rival), received, starter);
          next.set(after, (next.get(after) ?? 0) + weight);
        }
      }
    }
    now = likeliest(next);
  }
  if (now.size) return now;
  return new Map([[shuffledOut(cheques[viewer as Seat] ?? [], viewer as Seat, seats), 1]]);
}

function likeliest(holdings: Map<Holding, number>): Map<Holding, number> {
  if (holdings.size <= MOST_HOLDINGS) return holdings;
  return new Map([...holdings].sort(([, a], [, b]) => b - a).slice(0, MOST_HOLDINGS));
}

/** When the likely stories are all refuted: the cheques of the others, dealt to them in turn. */
function shuffledOut(mine: readonly number[], viewer: Seat, seats: number): Holding {
  const rivals = Array.from({ length: seats }, (_, seat) => seat).filter((s) => s !== viewer);
  let holding: Holding = 0;
  let next = 0;
  for (const cheque of CHEQUE_SETS.slice(0, seats)
    .flat()
    .sort((a, b) => a - b)) {
    const holder = mine.includes(cheque) ? viewer : (rivals[next++ % rivals.length] as Seat);
    holding = handedTo(holding, cheque, holder);
  }
  return holding;
}
