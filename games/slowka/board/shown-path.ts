import { type LaidWord, type Move, readPath, type View, withLaid } from '../rules/index.ts';
import type { Draft } from './draft.ts';
import type { ShownPath } from './Ribbon.tsx';
import { lastVerdict } from './verdict.ts';

/** A word that somebody shows on the board: what was laid, or what would have been better. */
export type GhostWord = Extract<Move, { do: 'word' }>;

/** The word that is shown to the reader, or that one makes; else one that was picked from the pad, waits, was struck or laid last. */
export function shownPath(
  view: View,
  { laid, path }: Draft,
  picked: LaidWord | null,
  ghost: GhostWord | null = null,
): ShownPath | null {
  if (ghost) {
    const word = readPath(withLaid(view.board, ghost.laid), ghost.path);
    return { word, path: ghost.path, look: 'ghost' };
  }
  if (path.length > 0)
    return { word: readPath(withLaid(view.board, laid), path), path, look: 'own' };
  if (picked) return { ...picked, look: 'told' };
  if (view.waiting) return { ...view.waiting, look: 'waiting' };
  const verdict = lastVerdict(view);
  if (verdict?.reason) return { ...verdict, look: 'struck' };
  const last = view.words.at(-1);
  return last ? { ...last, look: 'told' } : null;
}
