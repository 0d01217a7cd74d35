import type { Outcome, Seat } from '@late/kernel';
import { ALL_TILES } from '../../decks/index.ts';
import type { Event } from '../event.ts';
import { askTabloid } from '../starting.ts';
import { blankBoard } from '../title.ts';
import { type HotState, TITLES } from './state.ts';

export function setupHot(
  terms: Pick<HotState, 'options' | 'version' | 'disputes'>,
  seats: number,
  start: Seat | null,
): Outcome<HotState, Event> {
  const state: HotState = {
    ...terms,
    variant: 'hot',
    start: start ?? 0,
    active: start ?? 0,
    turn: 0,
    phase: start === null ? askTabloid(seats) : { at: 'draw', extra: false },
    die: null,
    drawn: [],
    board: blankBoard(TITLES),
    scores: new Array<number>(seats).fill(0),
    stack: ALL_TILES,
    discards: [],
  };
  const drawnStart = terms.options.start === 'random';
  return {
    state,
    events:
      start === null
        ? [{ type: 'asked', what: 'tabloid', among: null }]
        : [{ type: 'started', seat: start }],
    reveals: drawnStart ? 'news' : 'nothing',
  };
}
