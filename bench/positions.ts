import { readFileSync } from 'node:fs';
import { EDITIONS, readPosition, type WrittenPosition } from '@late/lexicon';

const { alphabet } = EDITIONS.pl;

/** The positions of a file, with an empty line between them. */
export function positionsIn(file: URL): WrittenPosition[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n\n')
    .map((text) => readPosition(text, alphabet));
}
