import { useEffect, useState } from 'react';
import type { News } from '../table-client/news.ts';

/** For so long a line can be read before the next one takes its place, in milliseconds. */
const MOMENT = 1_000;
const LASTING = 4_000;

interface Shown {
  readonly news: News | undefined;
  readonly until: number;
}

/**
 * The line to show: the last deed, but what is more important first gets its time. A page that has just been opened
 * shows what happened last at once.
 */
export function useShownLine(news: readonly News[]): News | undefined {
  const last = news.findLast(({ line }) => !line.aside) ?? news.at(-1);
  const [shown, setShown] = useState<Shown>({ news: last, until: 0 });
  useEffect(() => {
    if (!last || last.id === shown.news?.id) return;
    const fresh = news.filter(({ id, line }) => id > (shown.news?.id ?? 0) && !line.aside);
    const next = fresh.find(({ line }) => line.lasting) ?? last;
    const show = () => {
      const time = next.line.lasting ? LASTING : MOMENT;
      setShown({ news: next, until: Date.now() + time });
    };
    const wait = shown.until - Date.now();
    if (wait <= 0) return show();
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  }, [news, last, shown]);
  return shown.news;
}
