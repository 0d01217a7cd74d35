import type { Seat } from '@late/kernel';
import {
  type Article,
  type Circulation,
  type Counted,
  cellsOf,
  type Dealt,
  HEADLINES,
  type Headline,
  isInZone,
  type Paper,
  photoHasOwnBonus,
  SECTIONS,
  sectionIndex,
  ZONE_CELLS,
} from '../../rules/index.ts';

/** What a paper prints under one headline, its photo included. */
export interface Story {
  readonly cells: number;
  /** Thousands of copies if it stays: the bonus of step 4, */
  readonly bonus: number;
  /** and the earnings of step 5. */
  readonly earnings: number;
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

export function storyOn(cells: number, circulation: Circulation, inZone: boolean): Story {
  return { cells, bonus: circulation, earnings: circulation * (inZone ? 2 : 1) };
}

function storyOf({ circulation, place }: Article): Story {
  return storyOn(cellsOf(place), circulation, isInZone(place));
}

/** A story with its photo: there is one bonus for both, its own. */
export function withPhoto(story: Story | null, photo: Story, rules: Dealt): Story {
  if (!story) return photo;
  return {
    cells: story.cells + photo.cells,
    bonus: story.bonus + (photoHasOwnBonus(rules) ? photo.bonus : 0),
    earnings: story.earnings + photo.earnings,
  };
}

/** What a paper prints under a headline, as far as it has no duck. */
export function storyUnder(
  { articles }: Paper,
  headline: Headline,
  rules: Dealt,
  leftOut?: Article,
): Story | null {
  let story: Story | null = null;
  for (const article of articles) {
    if (article.headline !== headline || article.duck || article === leftOut) continue;
    story = withPhoto(story, storyOf(article), rules);
  }
  return story;
}

export function tallyOf({ papers, version }: Counted): Tally {
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
    under[seat] = withPhoto(under[seat] ?? null, story, { version });
  };
  papers.forEach(({ articles }, seat) => {
    for (const article of articles) enter(seat, article);
  });
  return { sections, stories, empty };
}
