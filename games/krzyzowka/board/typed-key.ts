import { typedLetters } from '@late/ui';
import type { KeyboardEvent } from 'react';
import type { Cell, Laid, Letter, Tile, TileSet } from '../rules/index.ts';
import { erase, type Laying, typeLetter } from './laying.ts';

export type TypedKey = { readonly laying: Laying } | { readonly lacking: Letter };

/** What a key does to tiles on their way, typed at a cell; null if it does nothing to them. */
export function typedKey(
  { alphabet }: TileSet,
  event: KeyboardEvent,
  cell: Cell,
  now: Laying,
  table: readonly Laid[],
  hand: readonly Tile[],
): TypedKey | null {
  const from = now.at ? now : { ...now, at: cell };
  const letters = typedLetters(event, alphabet);
  if (letters.length > 0) {
    let laying = from;
    for (const letter of letters) {
      const next = typeLetter(alphabet, laying, table, hand, letter);
      if (!next) return { lacking: letter };
      laying = next;
    }
    return { laying };
  }
  switch (event.key) {
    case ' ':
      return { laying: { ...from, across: now.at ? !now.across : now.across } };
    case 'Backspace':
    case 'Delete':
      return { laying: erase(from, table) };
    default:
      return null;
  }
}
