import type { GameRecord } from '@late/kernel';
import { useEffect, useReducer } from 'react';
import { askCoach } from './ask-coach.ts';
import { NOT_BEGUN, type ReviewState, reviewAfter } from './review-state.ts';

/** Has a game reviewed for as long as somebody looks. */
export function useReview(record: GameRecord): ReviewState {
  const [state, tell] = useReducer(reviewAfter, NOT_BEGUN);
  useEffect(() => askCoach({ ask: 'review', record }, tell), [record]);
  return state;
}
