import { useEffect, useState } from 'react';
import { GameProvider } from '../games/GameProvider.tsx';
import { Challenge } from '../luck/Challenge.tsx';
import { LuckTexts } from '../luck/LuckTexts.ts';
import { type Luck, loadLuck } from '../luck/load-luck.ts';
import { useSay } from '../luck/use-say.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import { Loading } from '../shell/Loading.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { PageHead } from '../shell/PageHead.tsx';

interface Props {
  readonly kind: string;
  readonly id: string;
}

/** A finished game, to be played once more with the same luck. What a link carries stands behind its #. */
export default function SameLuck(props: Props) {
  return (
    <LuckTexts meanwhile={<PageFrame />}>
      <SameLuckPage {...props} />
    </LuckTexts>
  );
}

function SameLuckPage({ kind, id }: Props) {
  const say = useSay();
  const [luck, setLuck] = useState<Luck | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const source = kind === 'link' ? hash.slice(1) : id;
  useEffect(() => {
    let here = true;
    loadLuck(kind, source).then(
      (found) => here && setLuck(found),
      (fault) => here && setError(fault),
    );
    return () => {
      here = false;
    };
  }, [kind, source]);
  if (error) throw error;
  return (
    <>
      <PageHead title={say('luck.title')} />
      <main className="page">
        {luck === null && <Loading />}
        {luck?.ok === false && (
          <Notice title={say('luck.not-again')}>
            <p role="alert">{sayRefusal(say, luck.refusal)}</p>
          </Notice>
        )}
        {luck?.ok && (
          <GameProvider id={luck.face.id}>
            <Challenge kind={kind} id={id} record={luck.record} />
          </GameProvider>
        )}
      </main>
    </>
  );
}
