import { readFileSync } from 'node:fs';
import { EDITIONS, type EditionId, readPosition, type WrittenPosition } from '@late/lexicon';

/** The positions of a bench in an edition, with an empty line between them. */
export function positionsOf(bench: 'moves' | 'paths', edition: EditionId): WrittenPosition[] {
  return readFileSync(new URL(`${bench}/positions/${edition}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((text) => readPosition(text, EDITIONS[edition].alphabet));
}
