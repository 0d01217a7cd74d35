import { type GameId, isGame, manifestOf, nameOf } from '@late/games';
import type { AnyLessonModule } from '@late/games/lesson';
import { sayLine } from '@late/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GameProvider } from '../games/GameProvider.tsx';
import { BeginLesson } from '../lesson/BeginLesson.tsx';
import { Loading } from '../shell/Loading.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';
import Missing from './Missing.tsx';

export default function Learn({ id, kind }: { id: string; kind: string | undefined }) {
  if (!isGame(id) || !manifestOf(id)?.lessons) return <Missing />;
  return (
    <GameProvider id={id}>
      <LearnPage id={id} kind={kind} />
    </GameProvider>
  );
}

/** The way to a first game that teaches; where there are several, which of them. */
function LearnPage({ id, kind }: { id: GameId; kind: string | undefined }) {
  const say = useSay();
  const module = useLessons(id);
  const kinds = module?.kinds ?? [];
  const chosen = kinds.length === 1 ? kinds[0] : kinds.find((each) => each.kind === kind);
  return (
    <>
      <PageHead title={nameOf(id)} />
      <main className="page">
        {!module && <Loading />}
        {module && chosen && <BeginLesson game={id} module={module} kind={chosen} />}
        {module && !chosen && (
          <nav className="menu" aria-label={say('lesson.title')}>
            <p>{say('lesson.which')}</p>
            {kinds.map((each) => (
              <Link key={each.kind} href={`/learn/${id}/${each.kind}`} className="button" replace>
                {each.title && sayLine(say, each.title)}
              </Link>
            ))}
          </nav>
        )}
      </main>
    </>
  );
}

function useLessons(id: GameId): AnyLessonModule | null {
  const [module, setModule] = useState<AnyLessonModule | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    manifestOf(id)?.lessons?.().then(setModule, setError);
  }, [id]);
  if (error) throw error;
  return module;
}
