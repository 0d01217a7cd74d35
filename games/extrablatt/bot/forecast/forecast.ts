import type { Seat } from '@late/kernel';
import {
  type Article,
  cellsOf,
  count,
  HEADLINES,
  type Headline,
  type Newsroom,
  type Paper,
  sectionIndex,
} from '../../rules/index.ts';
import type { Taste } from '../taste.ts';
import { type CopiesToCome, copiesToCome, largerByCells } from './copies.ts';
import { type Outlook, outlookOn } from './outlook.ts';
import { racePrizes } from './race.ts';
import { type Story, storyUnder, type Tally, tallyOf, withPhoto } from './tally.ts';

/** A larger copy may still be hit by a duck, a smaller one grow by a photo. */
const UPSET = 0.1;
/**
 * Leads of so many cells decide a race at the beginning, while at the end any lead does. The zone fills
 * up to the last cell, so there it is clear earlier.
 */
const SECTION_LEAD = 24;
const ZONE_LEAD = 5;
/** Rivals who are this far ahead of others draw e times the envy. */
const ENVY_SPAN = 90;

/** What the final count will bring, seen by one seat: its own copies less those that it envies. */
export class Forecast {
  readonly outlook: Outlook;
  readonly tally: Tally;
  /** 1 for the seat itself, and what a thousand copies of each rival hurt, negative. */
  readonly regard: readonly number[];
  readonly #newsroom: Newsroom;
  readonly #copies: CopiesToCome;
  readonly #larger: readonly (readonly number[])[];
  readonly #taste: Taste;

  constructor(newsroom: Newsroom, seat: Seat, taste: Taste) {
    this.outlook = outlookOn(newsroom);
    this.#newsroom = newsroom;
    this.tally = tallyOf(newsroom);
    this.regard = regardOf(count(newsroom).totals, seat, taste.envy);
    this.#copies = copiesToCome(newsroom, HEADLINES);
    this.#larger = largerByCells(newsroom.papers);
    this.#taste = taste;
  }

  /** What changes if somebody prints a story under this headline. */
  written(writer: Seat, headline: Headline, story: Story, inZone: boolean): number {
    const { empty } = this.tally;
    const own = this.#changed(
      writer,
      headline,
      (before) => withPhoto(before, story, this.#newsroom),
      story.cells,
    );
    if (!inZone) return own;
    const filled = empty.with(writer, (empty[writer] as number) - story.cells);
    return own + this.#zone(filled) - this.#zone(empty);
  }

  /** What changes if a duck is put on an article. */
  ducked(owner: Seat, article: Article): number {
    const { headline, place } = article;
    const paper = this.#newsroom.papers[owner] as Paper;
    const left = storyUnder(paper, headline, this.#newsroom, article);
    return this.#changed(owner, headline, () => left, -cellsOf(place));
  }

  #changed(
    seat: Seat,
    headline: Headline,
    change: (story: Story | null) => Story | null,
    cells: number,
  ): number {
    const section = this.tally.sections[sectionIndex(headline)] as readonly number[];
    const stories = this.tally.stories[headline] as readonly (Story | null)[];
    const changed = stories.with(seat, change(stories[seat] ?? null));
    const grown = section.with(seat, (section[seat] as number) + cells);
    return (
      this.#battle(headline, changed) -
      this.#battle(headline, stories) +
      this.#section(grown) -
      this.#section(section)
    );
  }

  #weighed(copies: readonly number[]): number {
    let sum = 0;
    for (let seat = 0; seat < copies.length; seat++) {
      sum += (this.regard[seat] as number) * (copies[seat] as number);
    }
    return sum;
  }

  #section(cells: readonly number[]): number {
    return this.#weighed(racePrizes(cells, 1 + SECTION_LEAD * this.outlook.left));
  }

  #zone(empty: readonly number[]): number {
    return this.#weighed(
      racePrizes(
        empty.map((cells) => -cells),
        1 + ZONE_LEAD * this.outlook.left,
      ),
    );
  }

  /** Whoever prints a headline largest keeps it, unless a copy that is still to come is larger. */
  #battle(headline: Headline, stories: readonly (Story | null)[]): number {
    const plan = this.#copies.plan[headline] as number;
    const unseen = this.#copies.unseen[headline] as number;
    let sum = 0;
    for (let seat = 0; seat < stories.length; seat++) {
      const story = stories[seat];
      if (!story) continue;
      const larger = this.#larger[seat]?.[story.cells] ?? 0;
      const stays = storyStays(this.#taste, stories, seat, { plan, unseen, larger });
      sum += (this.regard[seat] as number) * stays * (story.bonus + story.earnings);
    }
    return sum;
  }
}

/** What may still come out larger: copies on the plan and in the stacks, and how likely a rival's card is. */
interface ToCome {
  readonly plan: number;
  readonly unseen: number;
  readonly larger: number;
}

/** How likely a seat's story under a headline stays in the final count. */
export function storyStays(
  { planCopy, unseenCopy }: Pick<Taste, 'planCopy' | 'unseenCopy'>,
  stories: readonly (Story | null)[],
  seat: Seat,
  { plan, unseen, larger }: ToCome,
): number {
  const { cells } = stories[seat] as Story;
  let stays = (1 - planCopy * larger) ** plan * (1 - unseenCopy * larger) ** unseen;
  for (let rival = 0; rival < stories.length; rival++) {
    const theirs = stories[rival];
    if (rival === seat || !theirs) continue;
    stays *= theirs.cells > cells ? UPSET : 1 - UPSET / 2;
  }
  return stays;
}

/** The nearer a rival is to winning, the more they are envied. */
function regardOf(totals: readonly number[], seat: Seat, envy: number): number[] {
  const most = Math.max(...totals);
  const fear = totals.map((total, rival) =>
    rival === seat ? 0 : Math.exp((total - most) / ENVY_SPAN),
  );
  const all = fear.reduce((sum, part) => sum + part, 0);
  return fear.map((part, rival) => (rival === seat ? 1 : (-envy * part) / all));
}
