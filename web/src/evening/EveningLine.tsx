import type { RecordKind } from '../table-client/table-client.ts';
import { EveningTexts } from './EveningTexts.ts';
import { calledBy, countedIn } from './names.ts';
import { useEvening } from './use-evening.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly kind: RecordKind;
  readonly id: string;
}

/** How the evening stands, in a line. */
export default function EveningLine(props: Props) {
  return (
    <EveningTexts>
      <Told {...props} />
    </EveningTexts>
  );
}

function Told({ kind, id }: Props) {
  const say = useSay();
  const evening = useEvening(kind, id);
  if (typeof evening === 'string') return null;
  const standing = evening.tally.map(({ name, points }) => `${calledBy(say, name)} ${points}`);
  return (
    <p className="result__evening">
      <strong>{say('evening.after', { count: countedIn(evening) })}:</strong> {standing.join(' · ')}
    </p>
  );
}
