import { type Bot, type Chance, pick, type Seat, seededChance } from '@late/kernel';
import { positionOf } from '../../bot/exclusive/position.ts';
import { unseenBy } from '../../bot/unseen.ts';
import {
  choices,
  fakty,
  type HotView,
  type Move,
  type Options,
  type State,
  type View,
} from '../../rules/index.ts';
import { Traits } from '../exclusive/worth.ts';
import { HotTraits } from '../hot/worth.ts';

/** The traits of a position, and by how much its seat got further ahead until the end. */
export interface Lesson {
  readonly traits: readonly number[];
  readonly gained: number;
}

/** Every so many moves is made at random, so that odd positions are seen too. */
const STRAY = 16;

/** One game of bots, told at the end of every turn and before every roll that tiles have earned. */
export function lessonsOf(
  options: Options,
  bots: readonly Bot<View, Move>[],
  seed: number,
): Lesson[] {
  const chance: Chance = seededChance(seed);
  const seen: { readonly seat: Seat; readonly ahead: number; readonly traits: number[] }[] = [];
  let { state } = fakty.setup(options, bots.length, { chance, now: 0 });
  for (let result = fakty.result(state); ; result = fakty.result(state)) {
    if (result) {
      const { scores } = result;
      return seen.map(({ seat, ahead, traits }) => ({
        traits,
        gained: leadOf(scores, seat) - ahead,
      }));
    }
    const [seat = 0] = fakty.turn(state).must;
    const view = fakty.view(state, seat);
    const isStray = chance.below(STRAY) === 0;
    const move = isStray ? pick(chance, choices(view)) : bots[seat]?.choose(view, chance);
    const before = state;
    state = fakty.play(state, seat, move as Move, { chance, now: 0 }).state;
    const lesson = lessonOf(before, state, seat);
    if (lesson) seen.push({ seat, ...lesson });
  }
}

function leadOf(scores: readonly number[], seat: Seat): number {
  return (scores[seat] as number) - Math.max(...scores.filter((_, other) => other !== seat));
}

function lessonOf(before: State, after: State, seat: Seat) {
  const { at } = after.phase;
  if (at === 'over' || at === 'count' || at === 'vote') return null;
  const view = fakty.view(after, seat);
  if (view.variant === 'exclusive') {
    const isOver = before.phase.at === 'second' || before.phase.at === 'opening';
    if (!isOver || view.first !== null) return null;
    return { ahead: 0, traits: new Traits(view, unseenBy(view)).of(positionOf(view)) };
  }
  const rolls = at === 'roll' && before.phase.at === 'two';
  const isOver = at === 'draw' && after.active !== before.active;
  return rolls || isOver ? hotLesson(view, seat, rolls) : null;
}

function hotLesson(view: HotView, seat: Seat, rolls: boolean) {
  const ahead = leadOf(view.scores, seat);
  const traits = new HotTraits(view, unseenBy(view)).of({ board: view.board, rolls }, ahead);
  return { ahead, traits };
}
