import { ORIGINAL } from '@late/lexicon';
import { useWordsLanguage } from '@late/ui';
import type { ComponentType } from 'react';
import '../board/board.css';
import { Picture } from '../board/own/Picture.tsx';
import { TableEdition } from '../board/table-edition.ts';
import { type Laid, laid, TILE_EDITIONS } from '../rules/index.ts';
import { EXAMPLES } from './examples.ts';

/** A word of the examples: where its first letter lies, and whether it goes down. */
type Lying = readonly [word: string, row: number, column: number, down?: 'down'];

/** Words one after the other; where they cross, one tile lies. */
function layoutOf(words: readonly Lying[]): Laid[] {
  const tiles = new Map<string, Laid>();
  for (const [word, row, column, down] of words) {
    [...word.toLowerCase()].forEach((tile, index) => {
      const cell = down ? { row: row + index, column } : { row, column: column + index };
      tiles.set(`${cell.row},${cell.column}`, laid({ ...cell, tile }));
    });
  }
  return [...tiles.values()];
}

/** Shows words of the edition that the rulebook is told in. */
function inEdition(words: (examples: (typeof EXAMPLES)['en'], isOriginal: boolean) => Lying[]) {
  return function Words() {
    const language = useWordsLanguage();
    const edition = TILE_EDITIONS.find((id) => id === language) ?? ORIGINAL;
    return (
      <TableEdition value={{ edition }}>
        <Picture layout={layoutOf(words(EXAMPLES[edition], edition === ORIGINAL))} />
      </TableEdition>
    );
  };
}

export const pictures: Readonly<Record<string, ComponentType>> = {
  cross: inEdition(({ base, cross }) => {
    const at = base.indexOf(cross[2] ?? '');
    return [
      [base, 0, 0],
      [cross, -2, at, 'down'],
    ];
  }),
  side: inEdition(({ down, side }) => [
    [down, 0, 0, 'down'],
    [side, 1, 0],
  ]),
  own: inEdition(({ one, two, three, four, five }, isOriginal) => [
    [one, 0, 0],
    [two, 0, 0, 'down'],
    [three, 0, 2, 'down'],
    [four, 2, isOriginal ? -1 : 0],
    [five, 4, isOriginal ? -1 : 0],
  ]),
};
