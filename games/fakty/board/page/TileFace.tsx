import { colourOf, type Deck, type Tile } from '../../rules/index.ts';
import { ColourMark } from './ColourMark.tsx';
import { keepShortWords } from './short-words.ts';
import { LONG, softHyphens } from './soft-hyphens.ts';

const set = (text: string) => softHyphens(keepShortWords(text, LONG));

/** What is printed on a tile, its special word underlined. Whoever shows it also says it. */
export function TileFace({ deck, tile }: { deck: Deck; tile: Tile }) {
  const print = deck.prints[tile];
  if (!print) return null;
  return (
    <span className="fk-tile__face" aria-hidden="true">
      <ColourMark colour={colourOf(tile)} />
      <span className="fk-tile__text">
        {set(print.before)}
        {print.special && <u>{set(print.special)}</u>}
        {set(print.after)}
      </span>
    </span>
  );
}
