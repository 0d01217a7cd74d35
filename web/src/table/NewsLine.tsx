import { sayLine } from '@late/ui';
import { useSay } from '../shell/use-say.ts';
import type { News } from '../table-client/news.ts';
import { HeardNews } from './HeardNews.tsx';

/**
 * What happened before the game: the last of it to see, every line to hear.
 * A notice stands in its place for as long as it lasts, so nothing on the page moves.
 */
export function NewsLine({ news, notice }: { news: readonly News[]; notice?: string | undefined }) {
  const say = useSay();
  const last = news.findLast(({ line }) => !line.aside) ?? news.at(-1);
  return (
    <>
      <p className="news-line" aria-hidden="true">
        {notice || (last ? sayLine(say, last.line) : say('news.quiet'))}
      </p>
      <HeardNews news={news} notice={notice} />
    </>
  );
}
