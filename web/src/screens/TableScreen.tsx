import { isGame } from '@late/games';
import { useEffect, useState } from 'react';
import { GameProvider, useFace } from '../games/GameProvider.tsx';
import { openLocal } from '../local/open-local.ts';
import { MissingTable } from '../shell/MissingTable.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { useSay } from '../shell/use-say.ts';
import { PlayTable } from '../table/PlayTable.tsx';
import type { TableClient } from '../table-client/table-client.ts';
import Missing from './Missing.tsx';

export default function TableScreen({ game, id }: { game: string; id: string }) {
  if (!isGame(game)) return <Missing />;
  return (
    <GameProvider id={game}>
      <OpenTable id={id} />
    </GameProvider>
  );
}

function OpenTable({ id }: { id: string }) {
  const face = useFace();
  const say = useSay();
  const [client, setClient] = useState<TableClient | null | 'none'>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let opened: TableClient | null = null;
    let left = false;
    openLocal(face, id, say).then((table) => {
      opened = table;
      if (left) table?.close();
      else setClient(table ?? 'none');
    }, setError);
    return () => {
      left = true;
      opened?.close();
    };
  }, [face, id, say]);
  if (error) throw error;
  if (client === null) return <PageFrame />;
  if (client !== 'none') return <PlayTable client={client} />;
  return <MissingTable />;
}
