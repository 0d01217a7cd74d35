import type { Chance } from '@late/kernel';

/**
 * The six faces: Gorący temat, Przeciek, Niedźwiedzia przysługa, Sprzeczne informacje, Gumowe ucho,
 * Bystre oko. What each does depends on the variant.
 */
export const FACES = ['hot-topic', 'leak', 'bear', 'contradiction', 'bug', 'eye'] as const;
export type Face = (typeof FACES)[number];

export function rollDie(chance: Chance): Face {
  return FACES[chance.below(FACES.length)] as Face;
}
