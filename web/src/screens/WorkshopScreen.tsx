import { type GameId, isGame, manifestOf, nameOf } from '@late/games';
import type { Manifest, WorkshopModule } from '@late/games/manifest';
import { parse } from '@late/kernel';
import type { KeptWork } from '@late/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { GameProvider, useFace } from '../games/GameProvider.tsx';
import { Loading } from '../shell/Loading.tsx';
import { readLastTime, writeLastTime } from '../shell/last-time.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';
import { deleteWork, keepWork, listWorks } from '../store/works.ts';
import Missing from './Missing.tsx';

export default function WorkshopScreen({ id }: { id: string }) {
  if (!isGame(id) || !manifestOf(id)?.workshop) return <Missing />;
  return (
    <GameProvider id={id}>
      <WorkshopPage id={id} />
    </GameProvider>
  );
}

/** Where people write something of their own for a game. All of it is kept in this browser. */
function WorkshopPage({ id }: { id: GameId }) {
  const say = useSay();
  const face = useFace();
  const [, navigate] = useLocation();
  const [kept, setKept] = useState<readonly KeptWork[] | null>(null);
  const [parts, setParts] = useState<WorkshopModule | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [brought] = useState(() => location.hash.slice(1));
  useEffect(() => {
    listWorks(id).then(setKept, setError);
    (manifestOf(id) as Manifest).workshop?.().then(setParts, setError);
    // What came along is taken; a reload must not bring it again.
    if (location.hash) history.replaceState(history.state, '', location.pathname);
  }, [id]);
  if (error) throw error;
  const keep = (work: string, value: unknown) => {
    setKept((before) => [
      { id: work, work: value },
      ...(before ?? []).filter((one) => one.id !== work),
    ]);
    keepWork(id, work, value).catch(setError);
  };
  const remove = (work: string) => {
    setKept((before) => (before ?? []).filter((one) => one.id !== work));
    deleteWork(id, work).catch(setError);
  };
  const play = (options: object) => {
    const last = readLastTime(id);
    const judged = parse(face.game.options, { ...(last.options as object), ...options });
    if (judged.ok) writeLastTime(id, { ...last, options: judged.value });
    navigate(`/new/${id}`);
  };
  return (
    <>
      <PageHead title={`${nameOf(id)}: ${say('workshop.title')}`} back={`/new/${id}`} />
      <main className="page page--wide">
        {kept && parts ? (
          <parts.Workshop
            kept={kept}
            onKeep={keep}
            onDelete={remove}
            brought={brought}
            address={`${location.origin}/workshop/${id}`}
            onPlay={play}
          />
        ) : (
          <Loading />
        )}
      </main>
    </>
  );
}
