import type { Outcome, Seat, TableChance } from '@late/kernel';
import { ALL_TILES, type Tile } from '../../decks/index.ts';
import type { Event } from '../event.ts';
import { askTabloid } from '../starting.ts';
import { drawTiles, type Supply } from '../supply.ts';
import { blankBoard } from '../title.ts';
import { type ExclusiveState, HAND, POOL, TITLES } from './state.ts';

export function setupExclusive(
  terms: Pick<ExclusiveState, 'options' | 'version' | 'disputes'>,
  seats: number,
  start: Seat | null,
  chance: TableChance,
): Outcome<ExclusiveState, Event> {
  let supply: Supply = { stack: ALL_TILES, discards: [] };
  const deal = (count: number): readonly Tile[] => {
    const { drawn, stack, discards } = drawTiles(supply, count, chance);
    supply = { stack, discards };
    return drawn;
  };
  const hands = Array.from({ length: seats }, () => deal(HAND));
  const pool = deal(POOL);
  const state: ExclusiveState = {
    ...terms,
    variant: 'exclusive',
    start: start ?? 0,
    active: start ?? 0,
    round: 0,
    phase: start === null ? askTabloid(seats) : { at: 'opening' },
    die: null,
    hands,
    boards: new Array(seats).fill(blankBoard(TITLES)),
    pool,
    first: null,
    ...supply,
  };
  const events: Event[] =
    start === null
      ? [{ type: 'asked', what: 'tabloid', among: null }]
      : [{ type: 'started', seat: start }];
  return { state, events, reveals: 'secret' };
}
