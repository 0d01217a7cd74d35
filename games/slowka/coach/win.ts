import { winOf as winIn } from '@late/kernel';
import { count } from '@late/lexicon';
import type { Standing } from '../bot/ahead/standing.ts';
import type { Ground } from '../bot/ground/ground.ts';
import { LAYOUTS } from '../rules/index.ts';
import { WIN_TABLE } from './win-table.ts';

/** How far a game is, from 0 to 1: as much as its board is covered. */
export function stageOf({ free }: Pick<Ground, 'free'>): number {
  return 1 - (count(free.low) + count(free.high)) / LAYOUTS.pairs.light.length;
}

/** The chance to win with such a lead at the end on average, from 0 to 1; null alone. */
export function winOf({ seats, ground }: Standing, lead: number): number | null {
  return winIn(WIN_TABLE, seats, stageOf(ground), lead);
}
