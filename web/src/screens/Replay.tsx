import { useSay } from '@late/ui';
import { useEffect, useState } from 'react';
import { GameProvider } from '../games/GameProvider.tsx';
import type { GameId } from '../games/registry.ts';
import { loadReplay, type Recorded } from '../replay/load-replay.ts';
import { ReplayTable } from '../replay/ReplayTable.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageHead } from '../shell/PageHead.tsx';

export default function Replay({ kind, id }: { kind: string; id: string }) {
  const say = useSay();
  const [recorded, setRecorded] = useState<Recorded | null | 'none'>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    loadReplay(kind, id).then((found) => setRecorded(found ?? 'none'), setError);
  }, [kind, id]);
  if (error) throw error;
  if (recorded === null) return <Loading />;
  if (recorded !== 'none') {
    return (
      <GameProvider id={recorded.record.game as GameId}>
        <ReplayTable
          {...recorded}
          back={backTo(kind, recorded.record.game, id)}
          fair={`/fair/${kind}/${id}`}
        />
      </GameProvider>
    );
  }
  return (
    <>
      <PageHead title={say('missing.title')} />
      <main className="page">
        <Notice title={say('missing.table')}>
          <p>{say('missing.table-text')}</p>
        </Notice>
      </main>
    </>
  );
}

function backTo(kind: string, game: string, id: string): string {
  if (kind === 'table') return `/table/${game}/${id}`;
  return kind === 'room' ? `/room/${id}` : '/';
}
