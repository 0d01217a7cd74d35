import type { ReactNode } from 'react';
import { NewsLog } from '../news/NewsLog.tsx';
import { useNews } from '../news/news.ts';
import { ScrollArea } from '../ScrollArea.tsx';
import { useSay } from '../TextContext.tsx';
import { useHasSide } from './use-has-side.ts';

interface Props {
  /** The game's own name for it. Its styles may set `--desk` and the other measures of frame.css. */
  readonly className: string;
  /** Everybody at the table. */
  readonly strip?: ReactNode;
  readonly board: ReactNode;
  /** What can be done. */
  readonly desk: ReactNode;
  /** What is worth seeing where there is room for it; elsewhere (`useHasSide`) the board offers another way to it. */
  readonly side?: ReactNode;
}

/**
 * How every game lies on the screen, with the names that lessons point at its parts by. Upright phones have everything one above the other, lying ones board and
 * desk side by side; tablets and desks have room for more, and for what happened.
 */
export function Frame({ className, strip, board, desk, side }: Props) {
  const say = useSay();
  const news = useNews();
  const hasSide = useHasSide();
  return (
    <div className={`frame ${className}`}>
      {strip && (
        <div className="frame__strip" data-lesson="strip">
          {strip}
        </div>
      )}
      <div className="frame__board" data-lesson="board">
        {board}
      </div>
      <div className="frame__desk" data-lesson="desk">
        {desk}
      </div>
      {hasSide && (side || news) && (
        <aside className="frame__side" aria-label={say('ui.side')}>
          {side && (
            <ScrollArea className="frame__more" label={say('ui.side')}>
              {side}
            </ScrollArea>
          )}
          {news && (
            <section className="frame__news">
              <h2>{say('ui.news')}</h2>
              <ScrollArea className="frame__log" label={say('ui.news')}>
                <NewsLog />
              </ScrollArea>
            </section>
          )}
        </aside>
      )}
    </div>
  );
}
