import type { Seat } from '@late/kernel';
import { challenges } from './challenges.ts';
import type { Challenge } from './cheques.ts';
import { type Fate, fateOf } from './dispatch.ts';
import { type FaxCard, lowest } from './fax.ts';
import { AD_TEXTS, carried, type Paper } from './paper.ts';
import { hasArticlePlace } from './places.ts';
import { roomOn } from './room.ts';
import type { Headline } from './sections.ts';
import type { Newsroom } from './state.ts';

/** What a seat on turn can do with the lowest card of a fax column. */
export interface Offer {
  readonly fax: number;
  readonly card: FaxCard;
  /** What the dispatch would become; null for a motor. */
  readonly fate: Fate | null;
  /** Whether it can be written: it may be printed, and there is room for it. */
  readonly write: boolean;
  readonly remove: boolean;
  /** The duels that a motor may start; with none, it is simply taken. */
  readonly challenges: readonly Challenge[];
}

/** All columns that have a card, with what can be done with it. Each offers at least one action. */
export function offers(newsroom: Newsroom, seat: Seat): Offer[] {
  const paper = newsroom.papers[seat] as Paper;
  const room = roomOn(paper);
  return newsroom.plan.flatMap((_, fax): Offer[] => {
    const card = lowest(newsroom.plan, fax);
    if (card === undefined) return [];
    if (card === 'motor') {
      const duels = challenges(newsroom, seat);
      return [{ fax, card, fate: null, write: false, remove: false, challenges: duels }];
    }
    const fate = fateOf(newsroom, seat, card);
    const printable = fate === 'article' || fate === 'photo';
    const write = printable && hasArticlePlace(paper, room, card);
    return [{ fax, card, fate, write, remove: true, challenges: [] }];
  });
}

/** The small ads that nobody has used yet. */
export function adTextsLeft({ papers }: Newsroom): number[] {
  const used = new Set(papers.flatMap(({ ads }) => ads.map(({ text }) => text)));
  return Array.from({ length: AD_TEXTS }, (_, text) => text).filter((text) => !used.has(text));
}

/** Where the copies of a headline are; what is missing was removed. */
export interface Copies {
  /** Still to come from the stacks. */
  readonly unseen: number;
  /** On the fax plan. */
  readonly plan: number;
  /** In each paper, photos included. */
  readonly papers: readonly number[];
}

export function copiesOf({ papers, plan, wire }: Newsroom, headline: Headline): Copies {
  return {
    unseen: wire.unseen.filter((other) => other === headline).length,
    plan: plan.flat().filter((card) => card === headline).length,
    papers: papers.map((paper) => carried(paper, headline)),
  };
}
