import { type Chance, type IsLate, type Seat, seededChance, type TableChance } from '@late/kernel';
import { LEVELS } from '../bot/levels.ts';
import { player } from '../bot/player.ts';
import { drawnAnew, extrablatt, type Move, STACKS, type State, type View } from '../rules/index.ts';
import { finalsOf } from './worth.ts';

/** How many times each move is tried. */
const TRIALS = 8;
/** Steps after which a trial is judged as it stands: far more than a round of the table takes. */
const MOST_STEPS = 40;
/** By how much a difference at first sight is off, in thousands of copies: against that, trials are weighed. */
const DOUBT = 6;

const bot = player(LEVELS.hard);

/** What trials made of a move's worth against the first: a difference and its standard error. */
export interface Tried {
  readonly difference: number;
  readonly se: number;
}

/**
 * Plays on after each of these moves until the seat is asked again, with hidden cheques and stacks drawn anew from
 * what it knew, the same luck for all moves. Says, trial after trial, how each move compares with the first: what
 * the first sight said, corrected as far as the trials are sure.
 */
export function* trials(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  sight: readonly number[],
  chance: Chance,
  isLate: IsLate,
): Generator<readonly Tried[], void> {
  const seeds = Array.from({ length: TRIALS }, () => chance.below(2 ** 31));
  const sums = moves.map(() => ({ sum: 0, squares: 0 }));
  for (const [index, seed] of seeds.entries()) {
    const ends: number[] = [];
    for (const move of moves) {
      if (isLate()) return;
      ends.push(end(view, seat, move, seed));
    }
    ends.forEach((value, n) => {
      const one = sums[n] as { sum: number; squares: number };
      const difference = value - (ends[0] as number);
      one.sum += difference;
      one.squares += difference * difference;
    });
    if (index > 0) yield sums.map((one, n) => weighed(one, index + 1, sight[n] as number));
  }
}

function weighed(
  { sum, squares }: { sum: number; squares: number },
  count: number,
  sight: number,
): Tried {
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean) / (count - 1);
  const trust = (DOUBT * DOUBT) / (DOUBT * DOUBT + variance);
  return {
    difference: sight + trust * (mean - sight),
    se: Math.sqrt(trust * variance),
  };
}

/** What the seat will have after one way on from here. */
function end(view: View, seat: Seat, move: Move, seed: number): number {
  const mind = seededChance(seed);
  const luck = luckBySource(seed);
  let state: State = drawnAnew(view, mind);
  state = extrablatt.play(state, seat, move, { chance: luck, now: 0 }).state;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { at } = state.phase;
    if (at === 'over' || (at === 'act' && state.active === seat && steps > 0)) break;
    const [next] = extrablatt.turn(state).must as [Seat];
    const choice = bot.choose(extrablatt.view(state, next), mind);
    state = extrablatt.play(state, next, choice, { chance: luck, now: 0 }).state;
  }
  return finalsOf(extrablatt.view(state, seat))[seat] as number;
}

const SOURCES: readonly string[] = [...STACKS, 'dispatches'];

/** Each source has luck of its own, so that what is drawn from one does not change what comes from another. */
function luckBySource(seed: number): TableChance {
  const streams = SOURCES.map((_, index) => seededChance(seed + 2 ** 31 * (index + 1)));
  return {
    below: (n: number, source: string) => (streams[SOURCES.indexOf(source)] as Chance).below(n),
  };
}
