import { type Actor, type AnyGame, type Entry, type Opening, type Seat, step } from '@late/kernel';
import { type KeptStates, statesUpTo, withState } from './kept-states.ts';
import { itemAt, type Pages } from './pages.ts';

/** A step that still counts. */
export interface StandingStep {
  readonly seq: number;
  readonly by: Actor;
  /** How long its seat had been waited for, so that taking it back gives no time away. */
  readonly waited: number;
  /** How often its seat had taken back an answer to the same question. */
  readonly tries: number;
}

/** What a table knows of the way that its game took. */
interface Course {
  readonly opening: Opening<unknown>;
  readonly log: Pages<Entry>;
  readonly standing: Pages<StandingStep>;
  readonly kept: KeptStates;
}

export function standingAt({ standing }: Pick<Course, 'standing'>, index: number): StandingStep {
  return itemAt(standing, index) as StandingStep;
}

export function entryAt({ log }: Pick<Course, 'log'>, seq: number): Entry {
  return itemAt(log, seq) as Entry;
}

/**
 * The states up to when `length` steps stood, that one included. Mostly it is kept; if not, the steps from
 * the last that is are played again, and what they pass is kept.
 */
export function statesAt(game: AnyGame, course: Course, length: number): KeptStates {
  let kept = statesUpTo(course.kept, length);
  for (let index = kept.at(-1)?.length ?? 0; index < length; index++) {
    const entry = entryAt(course, standingAt(course, index).seq);
    const before = kept.at(-1)?.state ?? null;
    kept = withState(kept, index + 1, step(game, course.opening, before, entry).state);
  }
  return kept;
}

/** How often each seat has taken back its answer to the question that it has now. */
export function triesAfterUndo(
  tries: readonly number[],
  by: Actor,
  gone: readonly StandingStep[],
): readonly number[] {
  const next = [...tries];
  for (const one of gone.toReversed()) if (typeof one.by === 'number') next[one.by] = one.tries;
  const target = gone.find((one) => one.by === by);
  if (target) next[by as Seat] = target.tries + 1;
  return next;
}
