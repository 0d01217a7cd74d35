import { type Bot, type Chance, pick, seededChance } from '@late/kernel';
import {
  type Board,
  choices,
  type ExclusiveView,
  fakty,
  grammarOf,
  type Move,
  type Options,
  type View,
} from '../../rules/index.ts';
import { ownTraits, rivalTraits } from '../exclusive/traits.ts';
import { unseenBy } from '../unseen.ts';

/** A position at the end of a seat's turn, and how the game ended for that seat: 1 won, ½ shared, 0. */
export interface Lesson {
  readonly own: readonly number[];
  readonly rival: readonly number[];
  readonly won: number;
}

/** Every so many moves is made at random, so that odd positions are seen too. */
const STRAY = 12;

function lessonOf(view: ExclusiveView): Omit<Lesson, 'won'> {
  const { boards, hand, handSizes, options, viewer } = view;
  const me = Number(viewer);
  const grammar = grammarOf(options);
  const unseen = unseenBy(view);
  return {
    own: ownTraits(grammar, unseen, boards[me] as Board, hand),
    rival: rivalTraits(grammar, unseen, boards[1 - me] as Board, handSizes[1 - me] as number),
  };
}

/** One game of two bots, told at the end of every turn. */
export function lessonsOf(
  options: Options,
  bots: readonly Bot<View, Move>[],
  seed: number,
): Lesson[] {
  const chance: Chance = seededChance(seed);
  const seen: { readonly seat: number; readonly lesson: Omit<Lesson, 'won'> }[] = [];
  let { state } = fakty.setup(options, bots.length, { chance, now: 0 });
  for (let result = fakty.result(state); ; result = fakty.result(state)) {
    if (result) {
      const { winners } = result;
      return seen.map(({ seat, lesson }) => ({
        ...lesson,
        won: winners.includes(seat) ? 1 / winners.length : 0,
      }));
    }
    const [seat = 0] = fakty.turn(state).must;
    const view = fakty.view(state, seat);
    const stray = chance.below(STRAY) === 0;
    const move = stray ? pick(chance, choices(view)) : bots[seat]?.choose(view, chance);
    const wasSecond = state.phase.at === 'second';
    state = fakty.play(state, seat, move as Move, { chance, now: 0 }).state;
    if (!wasSecond || state.variant !== 'exclusive' || state.first !== null) continue;
    seen.push({ seat, lesson: lessonOf(fakty.view(state, seat) as ExclusiveView) });
  }
}
