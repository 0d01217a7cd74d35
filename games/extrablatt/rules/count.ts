import type { Result, Seat } from '@late/kernel';
import { type Marks, prizesAlone, SECTION_MARKS, TARGET_ALONE, ZONE_MARKS } from './alone.ts';
import { cellsOf } from './cards.ts';
import {
  type ArticleStep,
  type Clippings,
  COUNT_STEPS,
  type Count,
  type HeadlineStep,
  type Keeping,
  type SectionStep,
  type Withdrawal,
  type ZoneStep,
} from './count-step.ts';
import { cellsIn, isInZone, ZONE_CELLS } from './page.ts';
import type { Article, Paper } from './paper.ts';
import { type Prize, prizes } from './prizes.ts';
import { roomOn } from './room.ts';
import { HEADLINES, type Headline, SECTIONS, type Section, sectionOf } from './sections.ts';
import type { Newsroom } from './state.ts';
import { photoHasOwnBonus } from './version.ts';

/** What is counted, and by which rules. */
export type Counted = Pick<Newsroom, 'papers' | 'version'>;

/** Counts the papers as they lie. They are public, so anybody may ask at any time. */
export function count(newsroom: Counted): Count {
  const { papers } = newsroom;
  const zone = zoneStep(papers);
  const out = papers.flatMap((paper, seat) => withdrawal(paper, seat) ?? []);
  const sections = SECTIONS.map((section) => sectionStep(papers, section));
  const headlines = headlineSteps(newsroom);
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
  // Alone there is nobody to beat but the mark.
  const most = papers.length === 1 ? Math.max(TARGET_ALONE, ...totals) : Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return { zone, out, sections, headlines, articles, subtotals, totals, winners };
}

/** The numbers of the articles that are meant. */
function numbersOf({ articles }: Paper, meant: (article: Article) => boolean): number[] {
  const found: number[] = [];
  articles.forEach((article, index) => {
    if (meant(article)) found.push(index);
  });
  return found;
}

function cellsUnder({ articles }: Paper, picked: readonly number[]): number {
  return picked.reduce((total, index) => total + cellsOf((articles[index] as Article).place), 0);
}

function zoneStep(papers: readonly Paper[]): ZoneStep {
  const empty = papers.map((paper) => cellsIn(roomOn(paper).zone));
  const articles = papers.map((paper) => numbersOf(paper, ({ place }) => isInZone(place)));
  const full = empty.map((cells) => ZONE_CELLS - cells.length);
  return { empty, articles, prizes: prizesFor(full, ZONE_MARKS) };
}

function withdrawal(paper: Paper, seat: Seat): Withdrawal | null {
  const articles = numbersOf(paper, ({ duck }) => duck);
  const ads = paper.ads.map((_, index) => index);
  return articles.length + ads.length ? { seat, articles, ads } : null;
}

function sectionStep(papers: readonly Paper[], section: Section): SectionStep {
  const articles = papers.map((paper) =>
    numbersOf(paper, ({ duck, headline }) => !duck && sectionOf(headline) === section),
  );
  const cells = papers.map((paper, seat) => cellsUnder(paper, articles[seat] ?? []));
  return {
    section,
    articles,
    cells,
    prizes: prizesFor(
      cells.map((amount) => amount || null),
      SECTION_MARKS,
    ),
  };
}

/** Papers compete with each other; a single one with the marks. */
function prizesFor(amounts: readonly (number | null)[], marks: Marks): Prize[] {
  return amounts.length === 1 ? prizesAlone(amounts[0] ?? 0, marks) : prizes(amounts);
}

function headlineSteps(newsroom: Counted): HeadlineStep[] {
  const { papers } = newsroom;
  const kept = papers.map(byHeadline);
  const steps: HeadlineStep[] = [];
  for (let headline = 0; headline < HEADLINES; headline++) {
    if (!kept.some((stories) => stories.has(headline))) continue;
    const clippings = kept.map((stories) => stories.get(headline) ?? []);
    const cells = papers.map((paper, seat) => cellsUnder(paper, clippings[seat] ?? []));
    const most = Math.max(...cells);
    const stays: Keeping[] = [];
    const goes: Clippings[] = [];
    clippings.forEach((articles, seat) => {
      if (!articles.length) return;
      if (cells[seat] === most) stays.push(keeping(newsroom, seat, articles));
      else goes.push({ seat, articles });
    });
    steps.push({ headline, cells, stays, goes });
  }
  return steps;
}

/** The articles without a duck, by their headlines. */
function byHeadline({ articles }: Paper): ReadonlyMap<Headline, readonly number[]> {
  const stories = new Map<Headline, readonly number[]>();
  articles.forEach(({ duck, headline }, index) => {
    if (!duck) stories.set(headline, [...(stories.get(headline) ?? []), index]);
  });
  return stories;
}

/** What a headline earns for staying: the marker of its article, or of the photo that is left of it. */
function keeping(newsroom: Counted, seat: Seat, articles: readonly number[]): Keeping {
  const bonuses = articles.map((index, nth): number => {
    // A photo comes after its article: it is the first only where the article is out.
    const earns = nth === 0 || photoHasOwnBonus(newsroom);
    return earns ? articleOf(newsroom.papers, seat, index).circulation : 0;
  });
  return { seat, articles, bonuses, copies: bonuses.reduce((sum, bonus) => sum + bonus, 0) };
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

export function resultOf(
  state: Counted & { readonly phase: { readonly at: string } },
): Result | null {
  if (state.phase.at !== 'over') return null;
  const { totals, winners } = count(state);
  return { scores: totals, winners };
}
