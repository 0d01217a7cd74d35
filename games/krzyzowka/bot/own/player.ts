import { type Bot, type Chance, type IsLate, neverLate, seededChance } from '@late/kernel';
import {
  checkDone,
  checkRaise,
  checkSwap,
  type Desk,
  type Laid,
  laid,
  MOST_CHANGES,
  type Move,
  type OwnView,
  type Placement,
} from '../../rules/index.ts';
import { seconds } from '../seconds.ts';
import type { Plan, Planner } from './plan.ts';

/** What a layout counts, as far as one knows the words. */
export type Appraisal = (layout: readonly Laid[]) => number;

/** Works at a table of its own, step by step as people do. */
export function ownPlayer(
  planner: Planner,
  workTime: number,
  appraise: Appraisal,
): Bot<OwnView, Move> {
  const plans = new Map<string, TimedPlan>();

  /** Follows from the view, so it needs no memory; but it takes a while, so it is kept for a while. */
  function planFor(
    { viewer, round, options }: OwnView,
    { tiles, swapped }: Desk,
    isLate: IsLate,
  ): TimedPlan {
    const key = JSON.stringify([viewer, round, tiles, swapped]);
    const known = plans.get(key);
    if (known) return known;
    const maySwap = options.game === 2 && !swapped;
    const chance = seededChance(hash(key));
    const plan = { ...planner(tiles, maySwap, chance, isLate), tempo: around(TEMPO, chance) };
    if (plans.size >= KEPT_PLANS) plans.delete(plans.keys().next().value as string);
    plans.set(key, plan);
    return plan;
  }

  return {
    choose(view, _, isLate = neverLate) {
      const mine = view.mine as Desk;
      if (mine.stage === 'waiting') return { do: 'ready' };
      return nextStep(view, mine, planFor(view, mine, isLate), appraise);
    },
    pace(view, chance, isLate = neverLate) {
      const { mine } = view;
      if (mine?.stage === 'waiting') return readyPace(view, chance);
      if (mine?.stage !== 'laying') return Number.POSITIVE_INFINITY;
      if (isInTurn(view)) return seconds(1, 2, chance);
      const { layouts, tempo } = planFor(view, mine, isLate);
      return (workTime / (layouts.length + 1)) * tempo * around(STEP, chance);
    },
  };
}

const KEPT_PLANS = 256;
/** Some tiles fall into place and some do not: how far a round's time is off the usual, and a step's. */
const TEMPO = 0.4;
const STEP = 0.25;

interface TimedPlan extends Plan {
  /** So many times the usual work. */
  readonly tempo: number;
}

/** One, more or less. */
function around(deviation: number, chance: Chance): number {
  return 1 - deviation + (chance.below(1001) / 500) * deviation;
}

function isInTurn({ options }: OwnView): boolean {
  return options.rounds === 'in-turn';
}

/** Between rounds one has a look at what was counted, as long as nobody wants to go on. */
function readyPace({ desks, last, playing }: OwnView, chance: Chance): number {
  const isLooking = last && !playing && !desks.some(({ stage }) => stage === 'ready');
  return isLooking ? seconds(5, 8, chance) : seconds(1, 2, chance);
}

function nextStep(view: OwnView, mine: Desk, plan: Plan, appraise: Appraisal): Move {
  const { swap, layouts } = plan;
  if (swap && !mine.layout.length && !checkSwap(mine, swap)) return { do: 'swap', tiles: swap };
  const reached = layouts.findIndex((planned) => isSame(planned, mine.layout));
  const last = layouts.length - 1;
  if (reached < last && mine.changes < MOST_CHANGES) {
    const isBegun = reached >= 0 || mine.layout.length === 0;
    // Nobody else plays meanwhile where one goes after the other, so nobody should have to wait.
    if (isBegun) return arrange(layouts[isInTurn(view) ? last : reached + 1]);
    // Somebody else began, whose work is not made worse.
    const final = layouts[last] ?? [];
    if (appraise(final.map(laid)) > appraise(mine.layout)) return arrange(final);
  }
  return reached === last && !isInTurn(view) ? finish(view, mine) : { do: 'agree' };
}

function arrange(tiles: readonly Placement[] = []): Move {
  return { do: 'arrange', tiles };
}

/** Ends the round if that is allowed. */
function finish({ options }: OwnView, mine: Desk): Move {
  if (options.game === 2) return { do: checkDone(mine) ? 'agree' : 'done' };
  return { do: checkRaise(mine) ? 'agree' : 'raise' };
}

function isSame(planned: readonly Placement[], lies: readonly Laid[]): boolean {
  const name = ({ row, column, tile, letter = tile }: Placement) =>
    `${row},${column}${tile}${letter}`;
  const cells = new Set(lies.map(name));
  return planned.length === cells.size && planned.every((tile) => cells.has(name(tile)));
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
