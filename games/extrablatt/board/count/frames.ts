import type { Seat } from '@late/kernel';
import {
  type Article,
  type Clippings,
  type Count,
  type CountStep,
  cellsOf,
  type Headline,
  isInZone,
  type Paper,
  type Prize,
  type Section,
} from '../../rules/index.ts';
import type { Lit } from '../paper/MiniPaper.tsx';

/** One bonus of the count: what it is for, what is looked at, and what it brings. */
export interface Frame {
  /** A step of the count, or what it comes to. */
  readonly step: CountStep | 'total';
  /** What it is about, where a step has several. */
  readonly section?: Section;
  readonly headline?: Headline;
  readonly seat?: Seat;
  /** What each paper shows while it is counted. */
  readonly lit: readonly Lit[];
  /** What everybody is measured by: empty cells, cells, or in the end copies. */
  readonly measures: readonly number[] | null;
  /** What it brings each seat, in thousands. */
  readonly credits: readonly number[];
  /** What each seat has so far, this included. */
  readonly totals: readonly number[];
}

/** What an article brings to the sum of its step: cells, or thousands of copies. */
const FIGURES: Readonly<Partial<Record<CountStep, (article: Article) => number>>> = {
  sections: ({ place }) => cellsOf(place),
  articles: ({ circulation, place }) => (isInZone(place) ? 2 : 1) * circulation,
};

type BareFrame = Pick<Frame, 'section' | 'headline' | 'seat' | 'measures' | 'credits'> & {
  readonly step: CountStep;
  readonly articles: readonly (readonly number[])[];
  /** What each of them brings, where the articles alone do not tell. */
  readonly figures?: readonly (readonly number[])[];
  readonly cells?: Lit['cells'][];
  /** What leaves the papers after this. */
  readonly goes?: readonly Clippings[];
};

/** The whole count in single bonuses, in the order of the rules. */
export function framesOf(count: Count, papers: readonly Paper[]): Frame[] {
  const totals = papers.map(() => 0);
  const gone: number[][] = papers.map(() => []);
  let adsGone = false;
  return bareFrames(count, papers).map(({ articles, figures, cells, goes = [], ...bare }) => {
    bare.credits.forEach((copies, seat) => {
      totals[seat] = (totals[seat] as number) + copies;
    });
    const figureOf = FIGURES[bare.step];
    const lit = papers.map((paper, seat) => ({
      articles: articles[seat] ?? [],
      figures: figureOf
        ? (articles[seat] ?? []).map((index) => figureOf(paper.articles[index] as Article))
        : (figures?.[seat] ?? []),
      cells: cells?.[seat] ?? [],
      going: goes.find((one) => one.seat === seat)?.articles ?? [],
      adsGoing: bare.step === 'out',
      gone: [...(gone[seat] as number[])],
      adsGone,
    }));
    if (bare.step === 'out') adsGone = true;
    for (const { seat, articles: leaving } of goes) gone[seat]?.push(...leaving);
    return { ...bare, lit, totals: [...totals] };
  });
}

function bareFrames(count: Count, papers: readonly Paper[]): BareFrame[] {
  const bySeat = <T>(clippings: readonly Clippings[], of: (one: Clippings) => T, none: T) =>
    papers.map((_, seat) => {
      const own = clippings.find((one) => one.seat === seat);
      return own ? of(own) : none;
    });
  const nothing = papers.map(() => 0);
  const { zone, out, sections, headlines, articles } = count;
  return [
    {
      step: 'zone',
      measures: zone.empty.map((cells) => cells.length),
      credits: prized(zone.prizes, papers),
      articles: zone.articles,
      cells: zone.empty.map((cells) => cells),
    },
    {
      step: 'out',
      measures: null,
      credits: nothing,
      articles: bySeat(out, (one) => one.articles, []),
      goes: out,
    },
    ...sections
      .filter(({ prizes }) => prizes.length)
      .map(
        ({ section, cells, prizes, articles: own }): BareFrame => ({
          step: 'sections',
          section,
          measures: cells,
          credits: prized(prizes, papers),
          articles: own,
        }),
      ),
    ...headlines.map(
      ({ headline, cells, stays, goes }): BareFrame => ({
        step: 'headlines',
        headline,
        measures: cells,
        credits: papers.map((_, seat) => stays.find((one) => one.seat === seat)?.copies ?? 0),
        articles: bySeat(stays, (one) => one.articles, []),
        figures: papers.map((_, seat) => stays.find((one) => one.seat === seat)?.bonuses ?? []),
        goes,
      }),
    ),
    ...papers.map((_, seat): BareFrame => {
      const own = articles.filter((one) => one.seat === seat);
      return {
        step: 'articles',
        seat,
        measures: null,
        credits: nothing.with(
          seat,
          own.reduce((sum, { copies }) => sum + copies, 0),
        ),
        articles: papers.map((_, other) =>
          other === seat ? own.map(({ article }) => article) : [],
        ),
      };
    }),
  ];
}

function prized(prizes: readonly Prize[], papers: readonly Paper[]): number[] {
  return papers.map((_, seat) => prizes.find((prize) => prize.seat === seat)?.copies ?? 0);
}
