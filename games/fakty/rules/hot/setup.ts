import type { Outcome, Seat } from '@late/kernel';
import { ALL_TILES } from '../../decks/index.ts';
import type { Event } from '../event.ts';
import type { Options } from '../options.ts';
import { blankBoard } from '../title.ts';
import { type HotState, TITLES } from './state.ts';

export function setupHot(options: Options, seats: number, start: Seat): Outcome<HotState, Event> {
  const state: HotState = {
    variant: 'hot',
    options,
    start,
    active: start,
    turn: 0,
    phase: { at: 'draw', extra: false },
    die: null,
    drawn: [],
    board: blankBoard(TITLES),
    scores: new Array<number>(seats).fill(0),
    stack: ALL_TILES,
    discards: [],
  };
  const drawnStart = options.start === 'random';
  return {
    state,
    events: [{ type: 'started', seat: start }],
    reveals: drawnStart ? 'news' : 'nothing',
  };
}
