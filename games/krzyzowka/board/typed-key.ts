import type { KeyboardEvent } from 'react';
import type { Cell, Laid, Letter, Tile } from '../rules/index.ts';
import { erase, type Laying, typeLetter } from './laying.ts';
import { typedLetter } from './typed-letter.ts';

export type TypedKey = { readonly laying: Laying } | { readonly lacking: Letter };

/** What a key does to tiles on their way, typed at a cell; null if it does nothing to them. */
export function typedKey(
  event: KeyboardEvent,
  cell: Cell,
  now: Laying,
  table: readonly Laid[],
  hand: readonly Tile[],
): TypedKey | null {
  const from = now.at ? now : { ...now, at: cell };
  const letter = typedLetter(event);
  if (letter) {
    const laying = typeLetter(from, table, hand, letter);
    return laying ? { laying } : { lacking: letter };
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
