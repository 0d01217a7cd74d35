import {
  type Analysis,
  type Chance,
  type Coach,
  graded,
  type IsLate,
  type LoadCoach,
  neverLate,
  noChance,
  type Occasion,
  type Passage,
  parse,
  type Rated,
  type Scale,
  type Seat,
  winOf,
} from '@late/kernel';
import { type Desk, deskOf } from '../bot/desk/desk.ts';
import { LEVELS } from '../bot/levels.ts';
import type { Taste } from '../bot/taste.ts';
import {
  count,
  drawnAnew,
  extrablatt,
  lastDuel,
  MOTORS,
  type Move,
  type View,
} from '../rules/index.ts';
import { cardsLaid, luckOfCards } from './fortune.ts';
import { adviceOn, type Line, whyBetter } from './reasons.ts';
import { type Tried, trials } from './trials.ts';
import { isSame, type Way, waysAt } from './ways.ts';
import { WIN_TABLE } from './win-table.ts';
import { bestRival, expectedOf, finalsOf, stageOf } from './worth.ts';

const VERSION = 1;

/** In points of a percent of winning. */
const SCALE: Scale = [1, 3, 7];
/** Less than this, in points of a percent, is no error. */
const LEAST = 0.25;
/** How many ways are told, and tried. */
const TOLD = 5;
const TRIED = 3;

/** Judges as the hard bots do, but sees every difference. */
const TASTE: Taste = { ...LEVELS.hard, blur: 0 };

/** Equal places are as good as each other: always the first of them, so that nothing is left to luck. */
const FIRST: Chance = { below: () => 0 };

export const loadCoach: LoadCoach<View, Move, Line> = async (options) => {
  const parsed = parse(extrablatt.options, options);
  if (!parsed.ok) throw new Error(`not options of Das Extrablatt: ${parsed.at}`);
  return coach;
};

const coach: Coach<View, Move, Line> = {
  version: VERSION,
  unit: 'copies',
  counts: 'score',
  judges: ({ view }) => isAsked(view),
  occasions: (way) => way.flatMap(occasionsIn),
  analyse: ({ view, move }, chance, isLate = neverLate) => analysed(view, move, chance, isLate),
  luck: (passage, chance) => [luckOfCards(passage, seatOf(passage.after), chance)],
  outlook(view) {
    if (view.papers.length < 2) return null;
    return { stage: stageOf(view), rival: bestRival(finalsOf(view), seatOf(view)) };
  },
};

function seatOf({ viewer }: View): Seat {
  if (viewer === 'audience') throw new Error('the audience has no coach');
  return viewer;
}

/** Whether the seat is the one that has to decide something. */
function isAsked(view: View): boolean {
  const { active, papers, phase } = view;
  // What a paper alone is worth was never learned: all is weighed against rivals.
  if (papers.length === 1) return false;
  const seat = seatOf(view);
  switch (phase.at) {
    case 'act':
    case 'extra':
    case 'remove':
    case 'refill':
      return active === seat;
    case 'cheques': {
      const { starter, rival } = phase.challenge;
      return (seat === starter || seat === rival) && phase.mine === null;
    }
    case 'ad':
    case 'duck':
      return lastDuel(view).winner === seat;
    case 'over':
      return false;
  }
}

/**
 * What the seat decided, and the cards that came. What a rival gives in a duel is the rival's decision and no chance:
 * weak rivals would make everybody lucky.
 */
function occasionsIn(passage: Passage<View, Move>): Occasion<View, Move>[] {
  const { step, before, move } = passage;
  const found: Occasion<View, Move>[] = [];
  if (before && move && isAsked(before))
    found.push({ step, kind: 'decision', decision: { view: before, move } });
  if (passage.after.papers.length > 1 && cardsLaid(passage) > 0)
    found.push({ step, kind: 'chance', passage });
  return found;
}

/** The last duck: what comes of it can be counted. */
function endsNow({ phase, taken }: View): boolean {
  return phase.at === 'duck' && taken === MOTORS;
}

function countedAfter(view: View, seat: Seat, move: Move): number {
  const { state } = extrablatt.play(drawnAnew(view, FIRST), seat, move, {
    chance: noChance,
    now: 0,
  });
  return count(state).totals[seat] as number;
}

const deskAt = (view: View): Desk => deskOf(view, TASTE, FIRST);

function* analysed(
  view: View,
  made: Move | null,
  chance: Chance,
  isLate: IsLate,
): Generator<Analysis<Move, Line>, void> {
  const seat = seatOf(view);
  const ways = waysAt(deskAt(view), made);
  const finals = expectedOf(view);
  const best = ways[0] as Way;
  const isBefore =
    view.phase.at === 'ad' || view.phase.at === 'duck' || view.phase.at === 'cheques';
  // What a duel brings is not yet in the papers; what an action brings is what the papers may expect.
  const base = (finals[seat] as number) - (isBefore ? 0 : best.value);
  const judge = new Judge(view, made, bestRival(finals, seat));
  if (endsNow(view)) {
    const counted = ways.map((way) => ({ way, worth: countedAfter(view, seat, way.what), se: 0 }));
    yield judge.analysis(counted.sort((a, b) => b.worth - a.worth));
    return;
  }
  const sight = ways.map((way) => ({ way, worth: base + way.value, se: 0 }));
  yield judge.analysis(sight);
  if (ways.length < 2 || view.phase.at === 'cheques' || isLate()) return;
  const tried = ways.filter(
    ({ what }, index) => index < TRIED || (made !== null && isSame(what, made)),
  );
  const moves = tried.map(({ what }) => what);
  const first = tried.map(({ value }) => value - best.value);
  for (const results of trials(view, seat, moves, first, chance, isLate)) {
    const again = tried.map((way, index) => {
      const { difference, se } = results[index] as Tried;
      return { way, worth: base + best.value + difference, se };
    });
    yield judge.analysis(again.sort((a, b) => b.worth - a.worth));
  }
}

/** A way with what it is worth. */
interface Weighed {
  readonly way: Way;
  readonly worth: number;
  readonly se: number;
}

/** Makes an analysis of ways and their worth. */
class Judge {
  private readonly view: View;
  private readonly made: Move | null;
  private readonly rival: number;

  constructor(view: View, made: Move | null, rival: number) {
    this.view = view;
    this.made = made;
    this.rival = rival;
  }

  /** Of ways in order, the best first. */
  analysis(ways: readonly Weighed[]): Analysis<Move, Line> {
    const { made } = this;
    const best = ways[0] as Weighed;
    const own = ways.find(({ way }) => made !== null && isSame(way.what, made)) ?? null;
    const isForced = ways.length === 1;
    const error = own ? best.worth - own.worth : 0;
    const se = own === null || own === best ? 0 : Math.hypot(best.se, own.se);
    const loss = own ? 100 * (this.win(best.worth) - this.win(own.worth)) : 0;
    const slope = error > 0 ? loss / error : 0;
    const noise = Math.max(LEAST, 2 * se * slope);
    const reasons = (one: Weighed): Line[] => {
      if (one !== best) return [];
      if (!made) return [adviceOn(this.view, best.way)];
      return own && loss > noise ? [whyBetter(this.view, best.way, made, error)] : [];
    };
    return {
      isForced,
      made: own && this.rated(own, []),
      found: ways.slice(0, TOLD).map((one) => this.rated(one, reasons(one))),
      error,
      se,
      ...(own && !isForced ? graded(loss, noise, SCALE) : { grade: null, accuracy: null }),
    };
  }

  private rated({ way, worth, se }: Weighed, reasons: readonly Line[]): Rated<Move, Line> {
    const { made } = this;
    const win = this.win(worth);
    return {
      move: made && isSame(way.what, made) ? made : way.what,
      worth,
      se,
      ...(way.share === undefined ? {} : { share: way.share }),
      win,
      reasons,
    };
  }

  private win(worth: number): number {
    const { papers } = this.view;
    return winOf(WIN_TABLE, papers.length, stageOf(this.view), worth - this.rival) ?? 0.5;
  }
}
