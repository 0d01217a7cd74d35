import type { RecordKind } from '../table-client/table-client.ts';
import { EveningGames } from './EveningGames.tsx';
import { EveningTally } from './EveningTally.tsx';
import { countedIn } from './names.ts';
import { ShareEvening } from './ShareEvening.tsx';
import { useEvening } from './use-evening.ts';
import { useSay } from './use-say.ts';
import './evening.css';

interface Props {
  readonly kind: RecordKind;
  readonly id: string;
  /** When it changes, people have come or gone. */
  readonly stamp?: string;
}

/** Several games in a row: how they stand, what came of each, and how it counts. */
export function EveningView({ kind, id, stamp }: Props) {
  const say = useSay();
  const evening = useEvening(kind, id, stamp);
  if (evening === 'loading') return <p>{say('shell.loading')}</p>;
  if (evening === 'missing') return <p className="trouble">{say('evening.missing')}</p>;
  return (
    <div className="evening">
      <EveningTally evening={evening} />
      <p className="evening__rule">{say('evening.rule')}</p>
      <EveningGames evening={evening} kind={kind} />
      {countedIn(evening) > 0 && <ShareEvening evening={evening} />}
    </div>
  );
}
