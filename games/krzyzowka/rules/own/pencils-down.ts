import type { Outcome, Seat } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { Event } from '../event.ts';
import { resultOf } from '../result.ts';
import { countWorks } from './count.ts';
import { FRESH_DESK, isOver, type OwnState, totalsOf } from './state.ts';
import type { CountedRound, EndOfRound } from './work.ts';

/** Everything is handed in as it lies, counted and shown. */
export function pencilsDown(
  lexicon: Lexicon,
  state: OwnState,
  how: EndOfRound,
  by: Seat | null,
  before: readonly Event[],
): Outcome<OwnState, Event> {
  const works = countWorks(lexicon, state);
  const last: CountedRound = { round: state.round, how, by, works };
  const next: OwnState = {
    kind: 'own',
    version: state.version,
    options: state.options,
    round: state.round,
    playing: false,
    desks: state.desks.map(() => FRESH_DESK),
    dealt: null,
    endsAt: null,
    points: [...state.points, works.map(({ points }) => points)],
    past: works.length === 1 ? [...state.past, ...works.map(({ tiles }) => tiles)] : [],
    last,
  };
  const events: Event[] = [...before, { type: 'counted', counted: last }];
  if (isOver(next)) events.push({ type: 'over', why: 'rounds', ...resultOf(totalsOf(next)) });
  return { state: next, events, reveals: 'news' };
}
