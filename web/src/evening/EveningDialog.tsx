import { Dialog } from '@late/ui';
import type { RecordKind } from '../table-client/table-client.ts';
import { EveningTexts } from './EveningTexts.ts';
import { EveningView } from './EveningView.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly kind: RecordKind;
  readonly id: string;
  readonly onClose: () => void;
}

export default function EveningDialog(props: Props) {
  return (
    <EveningTexts>
      <Opened {...props} />
    </EveningTexts>
  );
}

function Opened({ kind, id, onClose }: Props) {
  const say = useSay();
  return (
    <Dialog title={say('evening.title')} onClose={onClose}>
      <EveningView kind={kind} id={id} />
    </Dialog>
  );
}
