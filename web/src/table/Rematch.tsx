import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useLocation } from 'wouter';
import { useSay } from '../shell/use-say.ts';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';

/** The same people again: begins another game, or leads to the one that was begun. */
export function Rematch(props: {
  client: TableClient;
  rematch: NonNullable<Snapshot['rematch']>;
  onTrouble: (refusal: Refusal) => void;
}) {
  const say = useSay();
  const [, navigate] = useLocation();
  const again = async () => {
    const begun = await props.client.rematch();
    if (begun.ok) navigate(begun.address);
    else props.onTrouble(begun.refusal);
  };
  return (
    <Button look="main" icon="again" onClick={again}>
      {say(props.rematch === 'begun' ? 'result.follow' : 'result.again')}
    </Button>
  );
}
