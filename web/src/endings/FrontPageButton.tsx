import { type GameId, manifestOf } from '@late/games';
import type { FrontPageModule } from '@late/games/manifest';
import { openingOf } from '@late/kernel';
import type { FinishedGame, SeatLabel } from '@late/ui';
import { Button } from '@late/ui';
import { useState } from 'react';
import { loadRecord } from '../records/load-record.ts';
import { useSay } from '../shell/use-say.ts';
import type { RecordKind } from '../table-client/table-client.ts';
import { finishedGame } from './finished-game.ts';
import { replayLink } from './replay-link.ts';

interface Props {
  readonly kind: RecordKind;
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SeatLabel[];
}

interface Ready extends FinishedGame<unknown, unknown> {
  readonly FrontPage: FrontPageModule<unknown, unknown>['FrontPage'];
  readonly opened: number;
  readonly link: string | null;
}

/** Leads from a finished game to the paper that has come of it. */
export function FrontPageButton({ kind, id, game, seats }: Props) {
  const say = useSay();
  const [ready, setReady] = useState<Ready | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  if (!manifestOf(game)?.frontPage) return null;
  const open = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const made = ready ?? (await load(kind, id, game));
      setReady(made);
      setState(made ? 'open' : 'failed');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button icon="page" className="result__page" aria-busy={state === 'loading'} onClick={open}>
        {say('press.title')}
      </Button>
      {state === 'failed' && (
        <p className="trouble" role="alert">
          {say('result.no-page')}
        </p>
      )}
      {state === 'open' && ready && (
        <ready.FrontPage {...ready} seats={seats} onClose={() => setState('closed')} />
      )}
    </>
  );
}

/** The whole game is needed, since its best moment may lie long ago. */
async function load(kind: RecordKind, id: string, game: GameId): Promise<Ready | null> {
  const [loaded, module] = await Promise.all([
    loadRecord(kind, id),
    manifestOf(game)?.frontPage?.(),
  ]);
  if (!loaded || !module) return null;
  const { game: rules, record } = loaded;
  const finished = finishedGame(rules, openingOf(rules, record), record.log);
  if (!finished) return null;
  const link = await replayLink(kind, rules, record);
  return { ...finished, FrontPage: module.FrontPage, opened: record.opened, link };
}
