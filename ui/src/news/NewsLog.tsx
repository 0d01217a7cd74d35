import { Fragment, useEffect, useRef } from 'react';
import { useSay } from '../TextContext.tsx';
import { useNews } from './news.ts';

/** All that happened, the newest last and in sight, with a rule where the reader's turn was. */
export function NewsLog() {
  const say = useSay();
  const news = useNews();
  const list = useRef<HTMLOListElement>(null);
  const last = news?.told.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something was told
  useEffect(() => {
    const area = list.current?.parentElement;
    if (area) area.scrollTop = area.scrollHeight;
  }, [last]);
  if (!news) return null;
  const { told, known } = news;
  return (
    <ol ref={list} className="news-log">
      {told.map(({ id, text }) => (
        <Fragment key={id}>
          <li>{text}</li>
          {id === known && id !== last && (
            <li className="news-log__turn">{say('ui.since-turn')}</li>
          )}
        </Fragment>
      ))}
    </ol>
  );
}
