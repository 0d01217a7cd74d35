import { ORIGINAL, printExamples } from '@late/lexicon';
import { BLANK, TILE_EDITIONS, tileSetOf } from '../rules/index.ts';
import { EXAMPLES } from './examples.ts';

/** The rulebook with the tiles and the examples of an edition; of the original one where there is no such box. */
export function printed(text: string, asked: string): string {
  const edition = TILE_EDITIONS.find((id) => id === asked) ?? ORIGINAL;
  const { kinds, values } = tileSetOf({ edition });
  const letters = kinds.filter(({ tile }) => tile !== BLANK);
  const rows = [...new Set(letters.map(({ value }) => value))]
    .sort((one, other) => one - other)
    .map((points) => {
      const printed = letters
        .filter(({ value }) => value === points)
        .map(({ tile, count }) => `${tile.toUpperCase()} ×${count}`);
      return `| ${points} | ${printed.join(', ')} |`;
    });
  const filled = text.replace('{{tiles}}', rows.join('\n'));
  return printExamples(filled, EXAMPLES[edition], (letter) => values.get(letter));
}
