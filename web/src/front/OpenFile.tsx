import { Icon } from '@late/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { RecordTrouble } from '../records/import-record.ts';
import { useSay } from '../shell/use-say.ts';

const FileTrouble = lazy(() => import('./FileTrouble.tsx'));

/** Opens a recorded game from a file. */
export function OpenFile() {
  const say = useSay();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<RecordTrouble | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { importRecord } = await import('../records/import-record.ts');
    const answer = await importRecord(file);
    if ('id' in answer) navigate(`/replay/file/${answer.id}`);
    else setTrouble(answer);
  };
  return (
    <>
      <label className="button">
        <Icon name="open" />
        {say('home.open-file')}
        <input
          type="file"
          accept=".txt,text/plain"
          className="unseen"
          onChange={({ target }) => {
            open(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {trouble && (
        <Suspense>
          <FileTrouble trouble={trouble} />
        </Suspense>
      )}
    </>
  );
}
