import { type SeatLabel, sayShortName } from '@late/ui';
import { along } from '../../rules/index.ts';
import type { Tag } from '../table/Tags.tsx';
import type { LastWord } from './use-last-words.ts';

/** Whose each marked word is, and what it brought, before its first letter: nothing can lie there. */
export function tagsOf(words: readonly LastWord[], seats: readonly SeatLabel[]): Tag[] {
  return words.map(({ run, seat, points }) => {
    const { row, column } = along(run, run.across, -1);
    return { row, column, name: sayShortName(seats[seat]), points };
  });
}
