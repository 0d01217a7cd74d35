import { Button, Dialog, Icon, NewsLog, sayLine } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import type { News } from '../table-client/news.ts';
import { HeardNews } from './HeardNews.tsx';
import { useShownLine } from './use-shown-line.ts';

interface Props {
  readonly news: readonly News[];
  /** What happened since the reader's turn, while it is theirs again. */
  readonly since: readonly News[];
  readonly notice?: string | undefined;
  /** While bots play and can be told to be quick. */
  readonly onHurry: (() => void) | null;
  /** What else can be done here while nobody is to be hurried. */
  readonly children?: ReactNode;
}

/** What happened at a table: the last deed to see, every line to hear, and the whole of it for a tap. */
export function NewsBar({ news, since, notice, onHurry, children }: Props) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const shown = useShownLine(news);
  const deeds = since.filter(({ line }) => !line.aside);
  const text = (lines: readonly News[]) => lines.map(({ line }) => sayLine(say, line)).join(' ');
  const told = deeds.length ? text(deeds) : shown ? text([shown]) : say('news.quiet');
  return (
    <section className="news" aria-label={say('ui.news')}>
      <button
        type="button"
        className="news__open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="unseen">{say('news.open')}: </span>
        <span className="news-line">
          {!notice && deeds.length > 0 && <b>{say('ui.since-turn')}: </b>}
          {notice || told}
        </span>
        <Icon name="log" />
      </button>
      {onHurry && (
        <Button look="quiet" icon="hurry" className="news__hurry" onClick={onHurry}>
          {say('news.hurry')}
        </Button>
      )}
      {!onHurry && children}
      <HeardNews news={news} notice={notice} />
      {isOpen && (
        <Dialog title={say('ui.news')} onClose={() => setOpen(false)}>
          <NewsLog />
        </Dialog>
      )}
    </section>
  );
}
