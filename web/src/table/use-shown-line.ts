import { useEffect, useState } from 'react';
import type { News } from '../table-client/news.ts';

/** For so long a great moment stays in sight, whatever comes after it, in milliseconds. */
const LASTING = 4_000;

/** The line to show: the last deed, or before it what is more important and has not had its time yet. */
export function useShownLine(news: readonly News[]): News | undefined {
  const last = news.findLast(({ line }) => !line.aside) ?? news.at(-1);
  // A page that has just been opened shows what happened last, and holds on to nothing.
  const [held, setHeld] = useState<News | null>(null);
  const [seen, setSeen] = useState(last?.id ?? 0);
  if (last && last.id > seen) {
    const great = news.findLast(({ id, line }) => id > seen && line.lasting);
    if (great) setHeld(great);
    setSeen(last.id);
  }
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(null), LASTING);
    return () => clearTimeout(timer);
  }, [held]);
  return held ?? last;
}
