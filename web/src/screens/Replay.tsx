import type { GameId } from '@late/games';
import { useEffect, useState } from 'react';
import { GameProvider } from '../games/GameProvider.tsx';
import { loadReplay, type Recorded } from '../replay/load-replay.ts';
import { ReplayTable } from '../replay/ReplayTable.tsx';
import { MissingTable } from '../shell/MissingTable.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import type { RecordKind } from '../table-client/table-client.ts';

export default function Replay({ kind, id }: { kind: string; id: string }) {
  const [recorded, setRecorded] = useState<Recorded | null | 'none'>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    loadReplay(kind, id).then((found) => setRecorded(found ?? 'none'), setError);
  }, [kind, id]);
  if (error) throw error;
  if (recorded === null) return <PageFrame />;
  if (recorded !== 'none') {
    return (
      <GameProvider id={recorded.record.game as GameId}>
        <ReplayTable
          {...recorded}
          kind={kind as RecordKind}
          id={id}
          back={backTo(kind, recorded.record.game, id)}
          fair={`/fair/${kind}/${id}`}
          luck={`/luck/${kind}/${id}`}
          review={`/review/${kind}/${id}`}
        />
      </GameProvider>
    );
  }
  return <MissingTable />;
}

function backTo(kind: string, game: string, id: string): string {
  if (kind === 'table') return `/table/${game}/${id}`;
  return kind === 'room' ? `/room/${id}` : '/';
}
