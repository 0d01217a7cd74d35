import { sayRefusal } from '@late/ui';
import { GameProvider } from '../games/GameProvider.tsx';
import type { RecordTrouble } from '../records/import-record.ts';
import { useSay } from '../shell/use-say.ts';

/** Why a file was not opened, in the words of its game if it has one. */
export default function FileTrouble({ trouble }: { trouble: RecordTrouble }) {
  if (trouble.game === null) return <Told trouble={trouble} />;
  return (
    <GameProvider id={trouble.game} meanwhile={null}>
      <Told trouble={trouble} />
    </GameProvider>
  );
}

function Told({ trouble }: { trouble: RecordTrouble }) {
  const say = useSay();
  return (
    <p className="trouble" role="alert">
      {sayRefusal(say, trouble)}
    </p>
  );
}
