import { useState } from 'react';
import { useNews } from './news.ts';

/**
 * Something as it was when the reader last acted: what is different now has changed since their turn. A page
 * that was opened later knows no earlier moment than that.
 */
export function useAtLastTurn<T>(value: T): T {
  const known = useNews()?.known ?? null;
  const [kept, keep] = useState({ known, value });
  if (kept.known === known) return kept.value;
  keep({ known, value });
  return value;
}
