import { type GameId, isJudged, manifestOf } from '@late/games';
import { type Messages, TextProvider, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { GameProvider, useFace } from '../games/GameProvider.tsx';
import { loadReplay, type Recorded } from '../replay/load-replay.ts';
import { ReviewTable } from '../review/ReviewTable.tsx';
import { useSay } from '../review/use-say.ts';
import { MissingTable } from '../shell/MissingTable.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { PageHead } from '../shell/PageHead.tsx';

const TEXTS = import.meta.glob<Messages>('../review/locales/*.json', { import: 'default' });

/** A finished game as the coach sees it, wherever it is kept. */
export default function Review({ kind, id }: { kind: string; id: string }) {
  const language = useLanguage();
  const [recorded, setRecorded] = useState<Recorded | null | 'none'>(null);
  const [messages, setMessages] = useState<Messages | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    loadReplay(kind, id).then((found) => setRecorded(found ?? 'none'), setError);
  }, [kind, id]);
  useEffect(() => {
    let here = true;
    TEXTS[`../review/locales/${language}.json`]?.().then(
      (loaded) => here && setMessages(loaded),
      setError,
    );
    return () => {
      here = false;
    };
  }, [language]);
  if (error) throw error;
  if (recorded === null || messages === null) return <PageFrame />;
  if (recorded === 'none' || !manifestOf(recorded.record.game)?.coach) return <MissingTable />;
  return (
    <GameProvider id={recorded.record.game as GameId}>
      <TextProvider language={language} messages={messages}>
        <Finished {...recorded} back={`/replay/${kind}/${id}`} isOwn={kind === 'table'} />
      </TextProvider>
    </GameProvider>
  );
}

function Finished(props: Recorded & { back: string; isOwn: boolean }) {
  const say = useSay();
  const { game } = useFace();
  const { frames, back, record } = props;
  const last = frames.at(-1);
  const result = last ? game.result(last.state) : null;
  const isLeft = !isJudged(record.game, record.options);
  if (result && !isLeft) return <ReviewTable {...props} result={result} />;
  return (
    <>
      <PageHead title={say('review.controls')} back={back} />
      <main className="page">
        <Notice title={say(isLeft ? 'table.no-coach' : 'review.running')} />
      </main>
    </>
  );
}
