import { useEffect, useRef } from 'react';
import type { View } from '../rules/index.ts';
import { type Draft, isEmpty } from './draft.ts';

/** A word that the dictionary refused stays where it was, to be corrected with the next try. */
export function useRefusedWord(
  { tried, turn, viewer }: View,
  draft: Draft,
  onDraft: (draft: Draft) => void,
): void {
  const last = useRef({ draft, tried: tried.length });
  useEffect(() => {
    const isRefused = tried.length > last.current.tried && turn === viewer;
    if (isRefused && isEmpty(draft)) onDraft(last.current.draft);
    // What was tried goes out of the draft a moment later than the refusal comes.
    if (!isRefused) last.current = { draft, tried: tried.length };
    else if (isEmpty(draft)) last.current.tried = tried.length;
  });
}
