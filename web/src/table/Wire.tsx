import { useSay } from '@late/ui';
import type { News } from '../local/table-client.ts';

/** What happened, as it comes over the wire: the last line to see, every line to hear. */
export function Wire({ news }: { news: readonly News[] }) {
  const say = useSay();
  const last = news.at(-1);
  return (
    <>
      <p className="wire" aria-hidden="true">
        {last ? say(last.line.key, last.line.params) : say('wire.quiet')}
      </p>
      <div className="unseen" role="log" aria-label={say('wire.title')}>
        {news.map(({ id, line }) => (
          <p key={id}>{say(line.key, line.params)}</p>
        ))}
      </div>
    </>
  );
}
