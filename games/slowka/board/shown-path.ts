import { type LaidWord, readPath, type View, withLaid } from '../rules/index.ts';
import type { Draft } from './draft.ts';
import type { ShownPath } from './Ribbon.tsx';
import { lastVerdict } from './verdict.ts';

/** The word that one makes; else one that was picked from the pad, waits, was struck or laid last. */
export function shownPath(
  view: View,
  { laid, path }: Draft,
  picked: LaidWord | null,
): ShownPath | null {
  if (path.length > 0)
    return { word: readPath(withLaid(view.board, laid), path), path, look: 'own' };
  if (picked) return { ...picked, look: 'told' };
  if (view.waiting) return { ...view.waiting, look: 'waiting' };
  const verdict = lastVerdict(view);
  if (verdict?.reason) return { ...verdict, look: 'struck' };
  const last = view.words.at(-1);
  return last ? { ...last, look: 'told' } : null;
}
