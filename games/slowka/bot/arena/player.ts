import type { Chance } from '@late/kernel';
import type { Move, View } from '../../rules/index.ts';

export type Player = (view: View, chance: Chance) => Move;
