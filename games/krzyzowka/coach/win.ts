import { winOf as winIn } from '@late/kernel';
import type { OfEdition } from '@late/lexicon';
import type { Standing } from '../bot/ahead/standing.ts';
import { allTiles } from '../rules/index.ts';
import { WIN_TABLE } from './win-table.ts';

/** How far a game is, from 0 to 1: as much as its bag is empty. */
export function stageOf(options: OfEdition, bag: number): number {
  return 1 - bag / allTiles(options).length;
}

/** The chance to win with such a lead at the end on average, from 0 to 1; null alone. */
export function winOf({ rivals, bag }: Standing, options: OfEdition, lead: number): number | null {
  return winIn(WIN_TABLE, 1 + rivals.length, stageOf(options, bag), lead);
}
