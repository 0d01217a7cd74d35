import type { Notation } from '@late/kernel';
import type { Move } from './move.ts';
import type { Place } from './page.ts';
import { adName, adNamed } from './paper.ts';

/** As people count, from 1: `3x2 r7 c4` is three columns wide and two rows high, in row 7, column 4. */
export function writePlace({ column, row, width, height }: Place): string {
  return `${width}x${height} r${row + 1} c${column + 1}`;
}

const PLACE = '(\\d)x(\\d) r(\\d{1,2}) c(\\d{1,2})';

function readPlace([width, height, row, column]: readonly (string | undefined)[]): Place {
  return {
    column: Number(column) - 1,
    row: Number(row) - 1,
    width: Number(width),
    height: Number(height),
  };
}

type Words = readonly (string | undefined)[];

const READERS: readonly (readonly [pattern: RegExp, read: (words: Words) => unknown])[] = [
  [
    new RegExp(`^write (\\d) ${PLACE}(?: photo (\\d))?$`),
    ([fax, ...words]) => ({
      do: 'write',
      fax: Number(fax) - 1,
      place: readPlace(words),
      ...(words[4] === undefined ? {} : { photo: Number(words[4]) }),
    }),
  ],
  [/^remove (\d)$/, ([fax]) => ({ do: 'remove', fax: Number(fax) - 1 })],
  [
    /^motor (\d)(?: s(\d))?(?: ([a-z]+))?$/,
    ([fax, rival, section]) => ({
      do: 'motor',
      fax: Number(fax) - 1,
      ...(rival === undefined ? {} : { rival: Number(rival) - 1 }),
      ...(section === undefined ? {} : { section }),
    }),
  ],
  [/^cheque (\d{1,2})$/, ([cheque]) => ({ do: 'cheque', cheque: Number(cheque) })],
  [
    new RegExp(`^ad ${PLACE} ([a-z])$`),
    (words) => ({ do: 'ad', place: readPlace(words), text: adNamed(words[4] ?? '') }),
  ],
  [/^duck (\d{1,2})$/, ([article]) => ({ do: 'duck', article: Number(article) - 1 })],
  [/^refill ([a-z]+)$/, ([stack]) => ({ do: 'refill', stack })],
  [/^pass$/, () => ({ do: 'pass' })],
];

/**
 * `write 3 3x2 r7 c4` (from fax column 3), `write 3 3x2 r7 c4 photo 2`, `remove 3`, `motor 3`, `motor 3 s2`, `motor 3 s2 sport`,
 * `cheque 12`, `ad 2x2 r7 c1 f` (small ad f), `duck 4`, `refill tempo`, `pass`.
 */
export const notation: Notation<Move> = {
  write(move) {
    switch (move.do) {
      case 'write':
        return `write ${move.fax + 1} ${writePlace(move.place)}${move.photo ? ` photo ${move.photo}` : ''}`;
      case 'remove':
        return `remove ${move.fax + 1}`;
      case 'motor': {
        const rival = move.rival === undefined ? '' : ` s${move.rival + 1}`;
        return `motor ${move.fax + 1}${rival}${move.section ? ` ${move.section}` : ''}`;
      }
      case 'cheque':
        return `cheque ${move.cheque}`;
      case 'ad':
        return `ad ${writePlace(move.place)} ${adName(move.text)}`;
      case 'duck':
        return `duck ${move.article + 1}`;
      case 'refill':
        return `refill ${move.stack}`;
      case 'pass':
        return 'pass';
    }
  },
  read(text) {
    for (const [pattern, read] of READERS) {
      const match = pattern.exec(text);
      if (match) return read(match.slice(1));
    }
    return null;
  },
};
