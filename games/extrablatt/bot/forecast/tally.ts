import type { Seat } from '@late/kernel';
import {
  type Article,
  type Circulation,
  cellsOf,
  HEADLINES,
  isInZone,
  type Paper,
  SECTIONS,
  sectionIndex,
  ZONE_CELLS,
} from '../../rules/index.ts';

/** What a paper prints under one headline, its photo included. */
export interface Story {
  readonly cells: number;
  /** Thousands of copies if it stays: the bonus of step 4 and the earnings of step 5. */
  readonly worth: number;
}

/** The papers as the final count looks at them. */
export interface Tally {
  /** Cells by section, then by seat. */
  readonly sections: readonly (readonly number[])[];
  /** Stories by headline, then by seat. */
  readonly stories: readonly (readonly (Story | null)[])[];
  /** Empty cells of the headline zone, by seat. */
  readonly empty: readonly number[];
}

export function worthOf(circulation: Circulation, inZone: boolean): number {
  return circulation * (inZone ? 3 : 2);
}

export function storyOf({ circulation, place }: Article): Story {
  return { cells: cellsOf(place), worth: worthOf(circulation, isInZone(place)) };
}

export function added(story: Story | null, more: Story): Story {
  if (!story) return more;
  return { cells: story.cells + more.cells, worth: story.worth + more.worth };
}

export function tallyOf(papers: readonly Paper[]): Tally {
  const sections = SECTIONS.map(() => papers.map(() => 0));
  const stories = Array.from({ length: HEADLINES }, () =>
    new Array<Story | null>(papers.length).fill(null),
  );
  const empty = papers.map(() => ZONE_CELLS);
  const enter = (seat: Seat, article: Article) => {
    const story = storyOf(article);
    if (isInZone(article.place)) (empty[seat] as number) -= story.cells;
    if (article.duck) return;
    const cells = sections[sectionIndex(article.headline)] as number[];
    (cells[seat] as number) += story.cells;
    const under = stories[article.headline] as (Story | null)[];
    under[seat] = added(under[seat] ?? null, story);
  };
  papers.forEach(({ articles }, seat) => {
    for (const article of articles) enter(seat, article);
  });
  return { sections, stories, empty };
}
