import type { Seat } from '@late/kernel';
import { useState } from 'react';
import type { Paper, View } from '../../rules/index.ts';

/** What is new in a paper: articles and ads by their numbers. A fresh duck makes an article new. */
export interface WetInk {
  readonly articles: readonly number[];
  readonly ads: readonly number[];
}

/** What everybody's paper has got since this seat last ended a turn. */
export function useWetInk({ active, papers }: View, me: Seat): readonly WetInk[] {
  const [dried, setDried] = useState<{ active: Seat; sheets: Sheets }>({
    active,
    sheets: { first: papers, bySeat: {} },
  });
  const { first, bySeat } = dried.sheets;
  if (dried.active !== active) {
    const sheets = { first, bySeat: { ...bySeat, [dried.active]: papers } };
    setDried({ active, sheets });
  }
  const dry = bySeat[me] ?? first;
  return papers.map((paper, seat) => wetIn(paper, dry[seat] ?? paper));
}

/** The papers as they were when the page was opened, and when each seat ended its last turn. */
interface Sheets {
  readonly first: readonly Paper[];
  readonly bySeat: Readonly<Record<Seat, readonly Paper[]>>;
}

function wetIn({ ads, articles }: Paper, dry: Paper): WetInk {
  return {
    articles: articles.flatMap(({ duck, headline }, index) => {
      const known = dry.articles[index];
      return known?.headline === headline && known.duck === duck ? [] : [index];
    }),
    ads: ads.flatMap(({ text }, index) => (dry.ads[index]?.text === text ? [] : [index])),
  };
}
