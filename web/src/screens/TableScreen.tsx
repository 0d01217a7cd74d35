import { type GameId, isGame } from '@late/games';
import { lazy, Suspense } from 'react';
import { GameProvider } from '../games/GameProvider.tsx';
import { useLocalTable } from '../local/use-local-table.ts';
import { MissingTable } from '../shell/MissingTable.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { PlayTable } from '../table/PlayTable.tsx';
import { StillFault } from '../table/StillFault.tsx';
import Missing from './Missing.tsx';

const Beside = lazy(() => import('../luck/Beside.tsx'));

export default function TableScreen({ game, id }: { game: string; id: string }) {
  if (!isGame(game)) return <Missing />;
  return (
    <GameProvider id={game} early>
      <OpenTable game={game} id={id} />
    </GameProvider>
  );
}

function OpenTable({ game, id }: { game: GameId; id: string }) {
  const { client, isStill, isMissing } = useLocalTable(game, id);
  if (isMissing) return <MissingTable />;
  if (client === null) return <PageFrame />;
  return (
    <StillFault isStill={isStill}>
      <PlayTable
        client={client}
        notes={
          client.snapshot().seen.plan.again !== undefined && (
            <Suspense>
              <Beside client={client} />
            </Suspense>
          )
        }
      />
    </StillFault>
  );
}
