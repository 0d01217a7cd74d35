import { GAMES } from '@late/games';
import type { Manifest } from '@late/games/manifest';
import { dateFormat, Icon, useLanguage } from '@late/ui';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { Clippings } from '../shell/Clippings.tsx';
import { GamePicture } from '../shell/GamePicture.tsx';
import { OpenFile } from '../shell/OpenFile.tsx';
import { TablesGoingOn } from '../shell/TablesGoingOn.tsx';
import { useSay } from '../shell/use-say.ts';

const OnlineTables = lazy(() => import('../room/OnlineTables.tsx'));

/** The front page: the five games, and what was left on the tables. */
export function Home() {
  const say = useSay();
  useEffect(() => {
    document.title = 'Late Edition';
  }, []);
  return (
    <div className="front">
      <Masthead />
      <main className="front__columns">
        <div className="front__stories">
          {GAMES.map((game) => (
            <Story key={game.id} game={game} />
          ))}
        </div>
        <aside className="front__side">
          <TablesGoingOn />
          <Clippings />
          <Suspense>
            <OnlineTables />
          </Suspense>
          <section className="brief">
            <h2>{say('home.archive')}</h2>
            <p>{say('home.archive-text')}</p>
            <div className="brief__actions">
              <OpenFile />
              <Link href="/records" className="button">
                {say('records.title')}
              </Link>
            </div>
          </section>
        </aside>
      </main>
    </div>
  );
}

function Masthead() {
  const say = useSay();
  const language = useLanguage();
  const today = dateFormat(language, { dateStyle: 'full' }).format(new Date());
  return (
    <header className="masthead">
      <p className="masthead__motto">{say('home.motto')}</p>
      <h1>Late Edition</h1>
      <div className="masthead__line">
        <span>{today}</span>
        <span className="masthead__price">{say('home.price')}</span>
        <Link href="/settings" className="masthead__link">
          <Icon name="settings" />
          {say('settings.title')}
        </Link>
      </div>
    </header>
  );
}

function Story({ game }: { game: Manifest }) {
  const say = useSay();
  const { id, name, seats, front, picture } = game;
  const { kicker, line } = front[useLanguage()];
  return (
    <article className={game === GAMES[0] ? 'story story--lead' : 'story'}>
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
          </Link>
        </div>
      </div>
    </article>
  );
}
