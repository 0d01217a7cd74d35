import { Button } from '@late/ui';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import type { RecordKind } from '../table-client/table-client.ts';

const EveningDialog = lazy(() => import('./EveningDialog.tsx'));

/** Leads to how the evening stands. */
export function EveningButton({ kind, id }: { kind: RecordKind; id: string }) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {say('evening.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <EveningDialog kind={kind} id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
