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
          back={kind === 'table' ? `/table/${recorded.record.game}/${id}` : '/'}
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
