import { Icon, sayRefusal } from '@late/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GameProvider } from '../games/GameProvider.tsx';
import type { RecordTrouble } from '../records/import-record.ts';
import { useSay } from '../shell/use-say.ts';

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
      {trouble?.game && (
        <GameProvider id={trouble.game}>
          <Trouble {...trouble} />
        </GameProvider>
      )}
      {trouble?.game === null && <Trouble {...trouble} />}
    </>
  );
}

function Trouble(trouble: RecordTrouble) {
  const say = useSay();
  return (
    <p className="trouble" role="alert">
      {sayRefusal(say, trouble)}
    </p>
  );
}
