import { LiveRegion, sayLine } from '@late/ui';
import { useSay } from '../shell/use-say.ts';
import type { News } from '../table-client/news.ts';

/** So many lines are kept to be gone through by ear. */
const KEPT = 30;

/** What happened, for whoever listens instead of looking: every line, and a notice for as long as it lasts. */
export function HeardNews({
  news,
  notice,
}: {
  news: readonly News[];
  notice?: string | undefined;
}) {
  const say = useSay();
  return (
    <>
      <div className="unseen" role="log" aria-label={say('ui.news')}>
        {news
          .filter(({ old }) => !old)
          .slice(-KEPT)
          .map(({ id, line }) => (
            <p key={id}>{sayLine(say, line)}</p>
          ))}
      </div>
      <LiveRegion text={notice ?? ''} />
    </>
  );
}
