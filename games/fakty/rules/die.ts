import type { TableChance } from '@late/kernel';

/**
 * The six faces: Gorący temat, Przeciek, Niedźwiedzia przysługa, Sprzeczne informacje, Gumowe ucho,
 * Bystre oko. What each does depends on the variant.
 */
export const FACES = ['hot-topic', 'leak', 'bear', 'contradiction', 'bug', 'eye'] as const;
export type Face = (typeof FACES)[number];

/** In Temat na wyłączność: faces that bring a tile into the hand. */
export type TakingFace = Exclude<Face, 'bear' | 'contradiction'>;

/** Whether everybody sees the tile that the face brings. */
export function isOpenly(face: TakingFace): boolean {
  return face === 'hot-topic' || face === 'leak';
}

export function rollDie(chance: TableChance): Face {
  return FACES[chance.below(FACES.length, 'die')] as Face;
}
