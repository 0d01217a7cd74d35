import type { Result, Seat } from '@late/kernel';
import { cellsOf } from './cards.ts';
import {
  type ArticleStep,
  type Clippings,
  COUNT_STEPS,
  type Count,
  type Credit,
  type HeadlineStep,
  type SectionStep,
  type Withdrawal,
  type ZoneStep,
} from './count-step.ts';
import { cellsIn, isInZone } from './page.ts';
import type { Article, Paper } from './paper.ts';
import { type Prize, prizes } from './prizes.ts';
import { roomOn } from './room.ts';
import { HEADLINES, SECTIONS, type Section, sectionOf } from './sections.ts';

/** Counts the papers as they lie. They are public, so anybody may ask at any time. */
export function count({ papers }: { readonly papers: readonly Paper[] }): Count {
  const zone = zoneStep(papers);
  const out = papers.flatMap((paper, seat) => withdrawal(paper, seat) ?? []);
  const sections = SECTIONS.map((section) => sectionStep(papers, section));
  const headlines = headlineSteps(papers);
  const articles = headlines.flatMap(({ stays }) =>
    stays.flatMap((credit) => articleSteps(papers, credit)),
  );
  const sum = (credits: readonly { seat: Seat; copies: number }[]) =>
    papers.map((_, seat) =>
      credits.reduce((total, credit) => total + (credit.seat === seat ? credit.copies : 0), 0),
    );
  const subtotals: Count['subtotals'] = {
    zone: sum(zone.prizes),
    out: sum([]),
    sections: sum(sections.flatMap((step) => step.prizes)),
    headlines: sum(headlines.flatMap(({ stays }) => stays)),
    articles: sum(articles),
  };
  const totals = papers.map((_, seat) =>
    COUNT_STEPS.reduce((total, step) => total + (subtotals[step][seat] as number), 0),
  );
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return { zone, out, sections, headlines, articles, subtotals, totals, winners };
}

/** The numbers of the articles that are meant. */
function pick({ articles }: Paper, meant: (article: Article) => boolean): number[] {
  return articles.flatMap((article, index) => (meant(article) ? [index] : []));
}

function cellsUnder({ articles }: Paper, picked: readonly number[]): number {
  return picked.reduce((total, index) => total + cellsOf((articles[index] as Article).place), 0);
}

function zoneStep(papers: readonly Paper[]): ZoneStep {
  const empty = papers.map((paper) => cellsIn(roomOn(paper).zone));
  const inZone = papers.map((paper) => pick(paper, ({ place }) => isInZone(place)));
  return {
    empty,
    prizes: award(
      empty.map((cells) => -cells.length),
      inZone,
    ),
  };
}

/** The prizes, each with the articles that it is for. */
function award(
  amounts: readonly (number | null)[],
  articles: readonly (readonly number[])[],
): (Prize & Clippings)[] {
  return prizes(amounts).map((prize) => ({ ...prize, articles: articles[prize.seat] ?? [] }));
}

function withdrawal(paper: Paper, seat: Seat): Withdrawal | null {
  const articles = pick(paper, ({ duck }) => duck);
  const ads = paper.ads.map((_, index) => index);
  return articles.length + ads.length ? { seat, articles, ads } : null;
}

function sectionStep(papers: readonly Paper[], section: Section): SectionStep {
  const articles = papers.map((paper) =>
    pick(paper, ({ duck, headline }) => !duck && sectionOf(headline) === section),
  );
  const cells = papers.map((paper, seat) => cellsUnder(paper, articles[seat] ?? []));
  return {
    section,
    cells,
    prizes: award(
      cells.map((amount) => amount || null),
      articles,
    ),
  };
}

function headlineSteps(papers: readonly Paper[]): HeadlineStep[] {
  const steps: HeadlineStep[] = [];
  for (let headline = 0; headline < HEADLINES; headline++) {
    const clippings = papers.map((paper) =>
      pick(paper, (article) => !article.duck && article.headline === headline),
    );
    const cells = papers.map((paper, seat) => cellsUnder(paper, clippings[seat] ?? []));
    const most = Math.max(...cells);
    if (most === 0) continue;
    const stays: Credit[] = [];
    const goes: Clippings[] = [];
    clippings.forEach((articles, seat) => {
      if (!articles.length) return;
      const copies = articles.reduce(
        (sum, index) => sum + articleOf(papers, seat, index).circulation,
        0,
      );
      if (cells[seat] === most) stays.push({ seat, articles, copies });
      else goes.push({ seat, articles });
    });
    steps.push({ headline, cells, stays, goes });
  }
  return steps;
}

function articleSteps(papers: readonly Paper[], { seat, articles }: Clippings): ArticleStep[] {
  return articles.map((index) => {
    const { circulation, place } = articleOf(papers, seat, index);
    const doubled = isInZone(place);
    return { seat, article: index, doubled, copies: doubled ? 2 * circulation : circulation };
  });
}

function articleOf(papers: readonly Paper[], seat: Seat, index: number): Article {
  return (papers[seat] as Paper).articles[index] as Article;
}

/** What everybody would have if the presses started now. It needs only what everybody sees. */
export function ifItEndedNow(view: { readonly papers: readonly Paper[] }): Count {
  return count(view);
}

export function resultOf(state: {
  readonly papers: readonly Paper[];
  readonly phase: { readonly at: string };
}): Result | null {
  if (state.phase.at !== 'over') return null;
  const { totals, winners } = count(state);
  return { scores: totals, winners };
}
