import { isGame } from '@late/games';
import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useCallback, useEffect, useState } from 'react';
import { GameProvider } from '../games/GameProvider.tsx';
import { lookUpRoom, type Opened } from '../remote/open-room.ts';
import { readInvitation, withoutInvitation } from '../remote/read-invitation.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import { LiveRoom } from '../room/LiveRoom.tsx';
import { useSettings } from '../settings/SettingsContext.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';

/** A room of the house, found by its link. */
export default function Room({ id }: { id: string }) {
  const say = useSay();
  const { settings } = useSettings();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [attempt, setAttempt] = useState(0);
  const name = settings.name.trim() || say('online.guest');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name that changes later opens no room again
  useEffect(() => {
    let here = true;
    lookUpRoom(id, readInvitation(name)).then((found) => {
      if (!here) return;
      if (found.is === 'open') withoutInvitation();
      setOpened(found);
    });
    return () => {
      here = false;
    };
  }, [id, attempt]);
  useEffect(() => {
    // A personal link to the room that is open already loads no page.
    const again = () => readInvitation('') && setAttempt((count) => count + 1);
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  const lose = useCallback(() => setOpened({ is: 'missing' }), []);
  const away = opened?.is === 'away';
  useEffect(() => {
    if (!away) return;
    const again = () => setAttempt((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [away]);
  if (!opened) return <PageFrame />;
  if (opened.is === 'open') {
    const { game } = opened.now.room.plan;
    if (isGame(game)) {
      return (
        <GameProvider id={game}>
          <LiveRoom now={opened.now} refusal={opened.refusal} onGone={lose} />
        </GameProvider>
      );
    }
  }
  return (
    <>
      <PageHead title={say('online.title')} />
      <main className="page">
        {opened.is === 'away' ? (
          <Notice title={say(titleOf(opened.refusal))}>
            <p>{sayRefusal(say, opened.refusal)}</p>
            <p>
              <Button look="main" icon="again" onClick={() => setAttempt(attempt + 1)}>
                {say('online.try-again')}
              </Button>
            </p>
          </Notice>
        ) : (
          <Notice title={say('missing.table')}>
            <p>{say('online.missing-text')}</p>
          </Notice>
        )}
      </main>
    </>
  );
}

function titleOf({ code }: Refusal) {
  if (code === 'room.other-list') return 'other-list.title';
  if (code === 'net.banned') return 'online.banned-title';
  return code === 'table.other-rules' ? 'other-rules.title' : 'online.away-title';
}
