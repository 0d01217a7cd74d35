import { CARDS, type Headline, type Newsroom, type Paper } from '../../rules/index.ts';

/** Cards above a size from which a rival finds one every other time. */
const HALF_READY = 4;
const MOST_CELLS = 20;

/** How likely each seat's rivals are to print something larger, by cells: what their stocks still allow. */
export function largerByCells(papers: readonly Paper[]): number[][] {
  const ready = papers.map(({ stock }) => {
    const larger = new Array<number>(MOST_CELLS + 1).fill(0);
    for (let cells = 0; cells <= MOST_CELLS; cells++) {
      let cards = 0;
      CARDS.forEach(({ long, short }, kind) => {
        if (long * short > cells) cards += stock[kind] as number;
      });
      larger[cells] = cards / (cards + HALF_READY);
    }
    return larger;
  });
  return papers.map((_, seat) =>
    Array.from({ length: MOST_CELLS + 1 }, (_, cells) => {
      let sum = 0;
      ready.forEach((larger, rival) => {
        if (rival !== seat) sum += larger[cells] as number;
      });
      return sum / (papers.length - 1);
    }),
  );
}

/** Copies of each headline that may still be printed: on the plan, and to come from the stacks. */
export interface CopiesToCome {
  readonly plan: readonly number[];
  readonly unseen: readonly number[];
}

export function copiesToCome({ plan, wire }: Newsroom, headlines: number): CopiesToCome {
  const counted = (cards: readonly (Headline | 'motor')[]) => {
    const copies = new Array<number>(headlines).fill(0);
    for (const card of cards) if (card !== 'motor') (copies[card] as number)++;
    return copies;
  };
  return { plan: counted(plan.flat()), unseen: counted(wire.unseen) };
}
