import type { Manifest } from '@late/games/manifest';
import { useLanguage } from '@late/ui';
import { Link } from 'wouter';
import { useSay } from '../shell/use-say.ts';
import { GamePicture } from './GamePicture.tsx';

/** A game on the front page. */
export function Story({ game, isLead }: { game: Manifest; isLead: boolean }) {
  const say = useSay();
  const { id, name, seats, front, picture } = game;
  const { kicker, line } = front[useLanguage()];
  return (
    <article className={isLead ? 'story story--lead' : 'story'}>
      <GamePicture picture={picture} />
      <div className="story__text">
        <p className="story__kicker">
          {kicker.replace('{min}', String(seats.min)).replace('{max}', String(seats.max))}
        </p>
        <h2>{name}</h2>
        <p>{line}</p>
        <div className="story__actions">
          <Link href={`/new/${id}`} className="button button--main">
            {say('home.play')}
            <span className="unseen"> {name}</span>
          </Link>
          <Link href={`/rules/${id}`} className="button button--quiet">
            {say('rules.title')}
            <span className="unseen"> {name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
