import type { Seat } from '@late/kernel';
import type { Cell } from './page.ts';
import type { Prize } from './prizes.ts';
import type { Headline, Section } from './sections.ts';

/** Articles of one paper, by their numbers in it. */
export interface Clippings {
  readonly seat: Seat;
  readonly articles: readonly number[];
}

/** Thousands of copies, and the articles that earn them. */
export interface Credit extends Clippings {
  readonly copies: number;
}

export interface ZoneStep {
  /** Every seat's empty cells in the headline zone. */
  readonly empty: readonly (readonly Cell[])[];
  /** Every seat's articles in it. */
  readonly articles: readonly (readonly number[])[];
  readonly prizes: readonly Prize[];
}

/** What leaves a paper: articles with a duck, and all ads. */
export interface Withdrawal extends Clippings {
  readonly ads: readonly number[];
}

export interface SectionStep {
  readonly section: Section;
  /** Every seat's articles in this section, and how many cells they have. */
  readonly articles: readonly (readonly number[])[];
  readonly cells: readonly number[];
  readonly prizes: readonly Prize[];
}

/** A headline that stays in a paper. */
export interface Keeping extends Credit {
  /** What each of the articles brings of the copies. */
  readonly bonuses: readonly number[];
}

/** A headline that somebody still carries. */
export interface HeadlineStep {
  readonly headline: Headline;
  /** Every seat's cells under it, the photo's among them. */
  readonly cells: readonly number[];
  readonly stays: readonly Keeping[];
  readonly goes: readonly Clippings[];
}

/** One article that is still there. */
export interface ArticleStep {
  readonly seat: Seat;
  readonly article: number;
  readonly doubled: boolean;
  readonly copies: number;
}

export const COUNT_STEPS = ['zone', 'out', 'sections', 'headlines', 'articles'] as const;
export type CountStep = (typeof COUNT_STEPS)[number];

/** The final count, step by step in the order in which it is made. */
export interface Count {
  readonly zone: ZoneStep;
  readonly out: readonly Withdrawal[];
  readonly sections: readonly SectionStep[];
  readonly headlines: readonly HeadlineStep[];
  readonly articles: readonly ArticleStep[];
  /** What each step brings each seat, in thousands. */
  readonly subtotals: Readonly<Record<CountStep, readonly number[]>>;
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
}
