import type { Notation } from '@late/kernel';
import { tileName, tileNamed } from '../decks/index.ts';
import type { Move } from './move.ts';

/** What follows the word of a move. Tiles go by their names, all else is counted from 1. */
const PARTS: Readonly<Record<Move['do'], readonly string[]>> = {
  roll: [],
  draw: [],
  keep: [],
  pass: [],
  lay: ['tile', 'title'],
  take: ['tile'],
  remove: ['tile'],
  swap: ['one', 'to', 'other', 'back'],
  bug: ['seat'],
  discard: ['tile'],
  move: ['tile', 'title'],
  scrap: ['title'],
  vote: ['seat', 'title'],
  object: ['seat', 'title'],
  falls: [],
  stands: [],
  print: [],
  read: ['when'],
  point: ['seat'],
};

const isTile = (part: string) => ['tile', 'one', 'other'].includes(part);

/**
 * `roll`, `lay S12 3` (the twelfth subject on the third title), `bug 2` (from the second seat),
 * `swap S1 2 O5 3` (S1 to the other board's second title, O5 to the first board's third).
 */
export const notation: Notation<Move> = {
  write(move) {
    const values: Readonly<Record<string, unknown>> = { ...move };
    const written = PARTS[move.do].map((part) => {
      const value = Number(values[part]);
      return isTile(part) ? tileName(value) : value + 1;
    });
    return [move.do, ...written].join(' ');
  },
  read(text) {
    const [word = '', ...written] = text.split(' ');
    const parts = Object.hasOwn(PARTS, word) ? PARTS[word as Move['do']] : null;
    if (parts?.length !== written.length) return null;
    const values = parts.map((part, index) => {
      const read = written[index] as string;
      return [part, isTile(part) ? tileNamed(read) : Number(/^[1-9]\d?$/.exec(read)) - 1];
    });
    return { do: word, ...Object.fromEntries(values) };
  },
};
