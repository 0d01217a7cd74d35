import type { Analysis, Seat } from '@late/kernel';
import type { Finding, Judged } from '@late/table/review';
import type { Begun, CoachReply, ToldPlace } from './messages.ts';

/** A place of a game, with what the coach has said of it so far. */
export interface Looked {
  readonly place: ToldPlace;
  /** Null until the coach has looked at it. */
  readonly finding: Finding | null;
  readonly isFinal: boolean;
  /** What the seat saw when it decided. */
  readonly view: unknown;
}

/** A review as far as it has come. */
export interface ReviewState {
  readonly begun: Begun | null;
  readonly looked: readonly Looked[];
  readonly end: 'done' | 'failed' | null;
}

export const NOT_BEGUN: ReviewState = { begun: null, looked: [], end: null };

export function reviewAfter(state: ReviewState, reply: CoachReply): ReviewState {
  switch (reply.tell) {
    case 'begun': {
      const looked = reply.places.map((place) => ({
        place,
        finding: null,
        isFinal: false,
        view: null,
      }));
      return { begun: reply, looked, end: null };
    }
    case 'found': {
      const looked = [...state.looked];
      for (const { index, finding, isFinal, view } of reply.found) {
        const before = looked[index];
        if (before) looked[index] = { ...before, finding, isFinal, view: view ?? before.view };
      }
      return { ...state, looked };
    }
    case 'done':
      return { ...state, end: 'done' };
    case 'failed':
      return { ...state, end: 'failed' };
    case 'analysis':
      return state;
  }
}

/** What of one seat is known, in the order in which it happened. */
export function judgedOf({ looked }: ReviewState, seat: Seat): Judged[] {
  return looked.flatMap(({ place, finding }): Judged[] => {
    if (place.seat !== seat || !finding) return [];
    const { step, isStandIn } = place;
    return [{ place: { seat, occasion: { step } }, finding, isStandIn }];
  });
}

/** A decision that the coach has looked at. */
export interface Decided {
  readonly place: ToldPlace;
  readonly analysis: Analysis<unknown>;
  readonly isFinal: boolean;
  readonly view: unknown;
}

export function decisionsOf({ looked }: ReviewState, seat: Seat): Decided[] {
  return looked.flatMap(({ place, finding, isFinal, view }): Decided[] => {
    if (place.seat !== seat || finding?.kind !== 'decision') return [];
    return [{ place, analysis: finding.analysis, isFinal, view }];
  });
}

/** Large errors and medium ones that were the seat's own: what there is to learn. */
export function tasksOf(state: ReviewState, seat: Seat): Decided[] {
  return decisionsOf(state, seat).filter(
    ({ place, analysis: { grade } }) =>
      place.canTry && !place.isStandIn && (grade === 'large' || grade === 'medium'),
  );
}
