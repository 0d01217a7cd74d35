import { GAMES } from '@late/games';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { BackIssues, Clippings, Continue } from '../front/later-parts.ts';
import { Masthead } from '../front/Masthead.tsx';
import { OpenFile } from '../front/OpenFile.tsx';
import { Story } from '../front/Story.tsx';
import { useFrontPage } from '../front/use-front-page.ts';
import { useSay } from '../shell/use-say.ts';

/** The front page: what is to go on with, the five games, and the house's other news. */
export function Home() {
  const say = useSay();
  const { shelf, house, isRead } = useFrontPage();
  useEffect(() => {
    document.title = 'Late Edition';
  }, []);
  return (
    <div className={isRead ? 'front front--read' : 'front'}>
      <Masthead />
      <main>
        <div className="front__continue">
          {shelf && isRead && (
            <Suspense>
              <Continue shelf={shelf} house={house} />
            </Suspense>
          )}
        </div>
        <Link href="/daily" className="front__daily">
          <strong>{say('daily.title')}</strong> <span>{say('daily.strip')}</span>
        </Link>
        <div className="front__columns">
          <div className="front__stories">
            {GAMES.map((game) => (
              <Story key={game.id} game={game} isLead={game === GAMES[0]} />
            ))}
          </div>
          <aside className="front__side">
            {shelf && (
              <Suspense>
                <BackIssues shelf={shelf} />
                <Clippings />
              </Suspense>
            )}
            {house && (
              <section className="brief">
                <h2>{say('online.title')}</h2>
                <p>
                  {house.waiting
                    ? say('lobby.some', { count: house.waiting })
                    : say('lobby.invite')}
                </p>
                <div className="brief__actions">
                  <Link href="/lobby" className="button">
                    {say('lobby.title')}
                  </Link>
                </div>
              </section>
            )}
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
        </div>
      </main>
    </div>
  );
}
