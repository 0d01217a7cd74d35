import type { Seat } from '@late/kernel';
import { copiesToCome, largerByCells } from '../bot/forecast/copies.ts';
import { storyStays } from '../bot/forecast/forecast.ts';
import { outlookOn } from '../bot/forecast/outlook.ts';
import { racePrizes } from '../bot/forecast/race.ts';
import { type Story, tallyOf } from '../bot/forecast/tally.ts';
import { LEVELS } from '../bot/levels.ts';
import {
  CARDS,
  cellsIn,
  fateOf,
  HEADLINES,
  type Newsroom,
  type Paper,
  roomOn,
  ZONE_CELLS,
} from '../rules/index.ts';

/** Turns that all seats together have before them at the beginning, by the bots' own reckoning. */
const ALL_TURNS = 70;
/** Cells of the body. */
const BODY_CELLS = 162;
/** Leads of so many cells decide a race at the beginning, as the bots see it. */
const SECTION_LEAD = 24;
const ZONE_LEAD = 5;

/** How much of the game is still to come: 1 at the beginning, near 0 at the end. */
export function lengthLeft(newsroom: Newsroom): number {
  const turns = outlookOn(newsroom).turns * newsroom.papers.length;
  return Math.min(1, turns / ALL_TURNS);
}

/**
 * What a seat's final count may be read from, in the order of the fitted weights. Everything is public, so that
 * a rival's prospects are told by the same numbers.
 */
export function prospectsOf(newsroom: Newsroom): number[][] {
  const left = lengthLeft(newsroom);
  const { hour, papers, plan, active } = newsroom;
  const hopes = hopesOf(newsroom);
  const tally = tallyOf(newsroom);
  const motors = plan.flat().filter((card) => card === 'motor').length;
  const late = Math.max(0, hour - 4) / 8;
  return papers.map((paper: Paper, seat: Seat) => {
    const room = cellsIn(roomOn(paper).body).length / BODY_CELLS;
    const empty = (tally.empty[seat] as number) / ZONE_CELLS;
    const hope = hopes[seat] as number;
    const printable = plan
      .flat()
      .filter((card) => card !== 'motor' && fateOf(newsroom, seat, card) === 'article').length;
    const lowest = plan.filter(
      ([card]) => typeof card === 'number' && fateOf(newsroom, seat, card) === 'article',
    ).length;
    return [
      1,
      left,
      left * left,
      hope / 100,
      (hope / 100) * left,
      left * paper.tokens,
      left * left * paper.tokens,
      empty,
      empty * left,
      room,
      room * left,
      left * largeCards(paper),
      left * late,
      left * hour,
      (left * motors) / papers.length,
      left * printable,
      left * lowest,
      left * Number(seat === active),
    ];
  });
}

/** What the papers as they lie may bring each seat: prizes and headlines that are not yet decided count by their odds. */
export function hopesOf(newsroom: Newsroom): number[] {
  const { papers } = newsroom;
  const { left } = outlookOn(newsroom);
  const tally = tallyOf(newsroom);
  const copies = copiesToCome(newsroom, HEADLINES);
  const larger = largerByCells(papers);
  const hopes = racePrizes(
    tally.empty.map((cells) => -cells),
    1 + ZONE_LEAD * left,
  );
  const add = (seat: Seat, more: number) => {
    hopes[seat] = (hopes[seat] as number) + more;
  };
  for (const cells of tally.sections) {
    if (!cells.some((amount) => amount > 0)) continue;
    racePrizes(cells, 1 + SECTION_LEAD * left).forEach((prize, seat) => {
      if (cells[seat]) add(seat, prize);
    });
  }
  tally.stories.forEach((stories: readonly (Story | null)[], headline) => {
    stories.forEach((story, seat) => {
      if (!story) return;
      const stays = storyStays(LEVELS.hard, stories, seat, {
        plan: copies.plan[headline] as number,
        unseen: copies.unseen[headline] as number,
        larger: larger[seat]?.[story.cells] ?? 0,
      });
      add(seat, stays * (story.bonus + story.earnings));
    });
  });
  return hopes;
}

const LARGE = 12;

/** How many large layout cards are left. */
function largeCards({ stock }: Paper): number {
  return CARDS.reduce(
    (sum, { long, short }, kind) => sum + (long * short >= LARGE ? (stock[kind] as number) : 0),
    0,
  );
}
