import { type GameId, isGame, manifestOf, nameOf } from '@late/games';
import { Link } from 'wouter';
import { GameRulebook } from '../shell/GameRulebook.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';
import Missing from './Missing.tsx';

export default function Rules({ id }: { id: string }) {
  return isGame(id) ? <RulesPage id={id} /> : <Missing />;
}

/** The rulebook as a page of its own; `#anchor` opens a paragraph. */
function RulesPage({ id }: { id: GameId }) {
  const say = useSay();
  return (
    <>
      <PageHead title={nameOf(id)} />
      <main className="page">
        {manifestOf(id)?.lessons && (
          <Link href={`/learn/${id}`} className="form__aside">
            {say('lesson.offer')}
          </Link>
        )}
        <GameRulebook game={id} at={location.hash.slice(1)} />
      </main>
    </>
  );
}
