import { readFileSync } from 'node:fs';
import { readPosition, type WrittenPosition } from '@late/lexicon';

/** The positions of a file, with an empty line between them. */
export function positionsIn(file: URL): WrittenPosition[] {
  return readFileSync(file, 'utf8').trim().split('\n\n').map(readPosition);
}
