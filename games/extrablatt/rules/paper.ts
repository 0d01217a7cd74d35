import type { Seat } from '@late/kernel';
import { fullStock } from './cards.ts';
import type { Circulation } from './clock.ts';
import type { Place } from './page.ts';
import type { PhotoNumber } from './photos.ts';
import { type Headline, type Section, sectionOf } from './sections.ts';

export interface Article {
  readonly headline: Headline;
  /** A second copy of a headline that the paper carries already: which photo of the section it is. */
  readonly photo: PhotoNumber | null;
  readonly place: Place;
  readonly circulation: Circulation;
  readonly duck: boolean;
}

/** A rival's layout card in the way. */
export interface Ad {
  readonly by: Seat;
  readonly place: Place;
  /** Which of the small ads is printed on it. */
  readonly text: number;
}

const AD_NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'] as const;
type AdName = (typeof AD_NAMES)[number];
export const AD_TEXTS = AD_NAMES.length;

/** What the texts call a small ad. */
export function adName(text: number): AdName {
  return AD_NAMES[text] as AdName;
}

/** −1 for a name that no small ad has. */
export function adNamed(name: string): number {
  return AD_NAMES.indexOf(name as AdName);
}

/** One player's newspaper and what lies beside it. */
export interface Paper {
  readonly articles: readonly Article[];
  readonly ads: readonly Ad[];
  /** Layout cards left, by kind. */
  readonly stock: readonly number[];
  /** Extra tokens. Twenty are in the box: four to start with and two for each of seven ads never use them up. */
  readonly tokens: number;
}

export const BLANK_PAPER: Paper = { articles: [], ads: [], stock: fullStock(), tokens: 1 };

/** How often a paper carries a headline, its photo included. */
export function carried({ articles }: Paper, headline: Headline): number {
  let copies = 0;
  for (const article of articles) if (article.headline === headline) copies++;
  return copies;
}

/** Whether a paper has anything in a section, ducks or not. */
export function hasSection({ articles }: Paper, section: Section): boolean {
  return articles.some(({ headline }) => sectionOf(headline) === section);
}

/** The articles of a section that a duck could still be put on, by their numbers. */
export function withoutDuck({ articles }: Paper, section: Section): number[] {
  const found: number[] = [];
  articles.forEach(({ duck, headline }, index) => {
    if (!duck && sectionOf(headline) === section) found.push(index);
  });
  return found;
}
