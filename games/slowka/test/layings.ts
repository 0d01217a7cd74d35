import {
  type Field,
  layoutOf,
  type Move,
  neighboursOf,
  type Placement,
  type Position,
  type Token,
  without,
} from '../rules/index.ts';

export type WordMove = Extract<Move, { do: 'word' }>;

/**
 * Every way to lay each of these words, found word by word: slow, plain, and by other means than
 * the search of the rules, which goes letter by letter.
 */
export function layings(
  position: Position,
  hand: readonly Token[],
  words: Iterable<string>,
): WordMove[] {
  const { light } = layoutOf(position);
  const found: WordMove[] = [];
  const follow = (rest: string, path: Field[], laid: Placement[], left: readonly Token[]) => {
    const [letter] = rest;
    if (letter === undefined) {
      if (laid.length > 0 && laid.length < path.length) found.push({ do: 'word', laid, path });
      return;
    }
    const last = path.at(-1);
    for (const field of last === undefined ? light : neighboursOf(last)) {
      if (path.includes(field) || !light.includes(field)) continue;
      const lying = position.board[field];
      const after = lying === null ? without(left, [letter]) : left;
      if (after === null || (lying !== null && lying !== letter)) continue;
      const placed = lying === null ? [...laid, { field, token: letter }] : laid;
      follow(rest.slice(1), [...path, field], placed, after);
    }
  };
  const at = [...position.board.filter((token) => token !== null), ...hand];
  for (const word of words) if (without(at, [...word])) follow(word, [], [], hand);
  return found;
}
