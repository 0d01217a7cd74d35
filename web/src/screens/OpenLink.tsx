import { sha256, toHex } from '@late/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { unpack } from '../luck/packed.ts';
import { importRecord, type RecordTrouble } from '../records/import-record.ts';
import { Loading } from '../shell/Loading.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';

const FileTrouble = lazy(() => import('../front/FileTrouble.tsx'));

const NO_RECORD: RecordTrouble = { game: null, code: 'record.title', params: {} };

/** Whoever opens a link again finds the same game, and not one more. */
const digestOf = (text: string) => toHex(sha256(new TextEncoder().encode(text))).slice(0, 32);

/** A game that came in a link: kept like one from a file, then shown. */
export default function OpenLink() {
  const say = useSay();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<RecordTrouble | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const open = async () => {
      const text = await unpack(location.hash.slice(1));
      const answer = text === null ? NO_RECORD : await importRecord(new Blob([text]), digestOf);
      if ('id' in answer) navigate(`/replay/file/${answer.id}`, { replace: true });
      else setTrouble(answer);
    };
    open().catch(setError);
  }, [navigate]);
  if (error) throw error;
  return (
    <>
      <PageHead title={say('home.open-file')} />
      <main className="page">
        {trouble ? (
          <Suspense>
            <FileTrouble trouble={trouble} />
          </Suspense>
        ) : (
          <Loading />
        )}
      </main>
    </>
  );
}
