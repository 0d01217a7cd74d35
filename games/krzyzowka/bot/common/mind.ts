import type { Chance, IsLate } from '@late/kernel';
import type { CommonView, Move } from '../../rules/index.ts';

/** How somebody plays a turn of the common crossword. */
export type Mind = (view: CommonView, chance: Chance, isLate?: IsLate) => Move;
