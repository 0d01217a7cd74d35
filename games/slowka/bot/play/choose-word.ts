import type { Chance, IsLate } from '@late/kernel';
import type { View } from '../../rules/index.ts';
import type { Choice } from '../ground/word-finder.ts';

/** How a bot chooses its word when it is its turn; null if it finds none. */
export type ChooseWord = (view: View, chance: Chance, isLate?: IsLate) => Choice | null;
