import { type Chance, drawFrom } from '@late/kernel';
import type { Tile } from '../rules/index.ts';

/** So many of these tiles, drawn without looking. */
export function drawn(tiles: readonly Tile[], count: number, chance: Chance): readonly Tile[] {
  return drawFrom(tiles, count, chance, 'stack').drawn;
}
