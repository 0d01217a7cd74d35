import type { GameRecord, Result } from '@late/kernel';
import { reviewSeat } from '@late/table/review';
import { useEffect } from 'react';
import { keepLuck, type Luck } from '../store/keepsakes.ts';
import { judgedOf, type ReviewState } from './review-state.ts';

/** What luck did to the one person of a game; null where several played, or the coach cannot say. */
export function luckOf(record: GameRecord, state: ReviewState, result: Result): Luck | null {
  const { begun, end } = state;
  const people = record.sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  const [seat] = people;
  if (!begun || end !== 'done' || seat === undefined || people.length > 1) return null;
  const { counts } = begun;
  const { final, even } = reviewSeat(seat, judgedOf(state, seat), counts, result);
  return final === null || even === null ? null : { table: record.table, counts, final, even };
}

/** Keeps it with the records once the review is done. */
export function useKeptLuck(record: GameRecord | null, state: ReviewState, result: Result): void {
  useEffect(() => {
    const luck = record && luckOf(record, state, result);
    if (luck) keepLuck(luck).catch(console.error);
  }, [record, state, result]);
}
