import { manifestOf } from '@late/games';
import { Button, Dialog } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { EveningButton } from '../evening/EveningButton.tsx';
import { useSay } from '../shell/use-say.ts';
import type { TableClient } from '../table-client/table-client.ts';
import { saveRecord } from './save-record.ts';

/** What is rarely wanted at a table: replay, export, the commitment, a new game. */
export function TableMenu({ client, children }: { client: TableClient; children?: ReactNode }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { isEvening, seen } = client.snapshot();
  const { plan } = seen;
  return (
    <>
      <Button
        look="quiet"
        icon="more"
        iconOnly="narrow"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say('table.menu')}
      </Button>
      {open && (
        <Dialog title={say('table.menu')} onClose={() => setOpen(false)}>
          <div className="menu">
            {children}
            {isEvening && <EveningButton kind={client.kind} id={plan.id} />}
            <Link href={`/replay/${client.kind}/${plan.id}`} className="button">
              {say('table.replay')}
            </Link>
            <Button icon="save" onClick={() => saveRecord(client)}>
              {say('table.export')}
            </Button>
            {manifestOf(plan.game)?.lessons && (
              <Link href={`/learn/${plan.game}`} className="button">
                {say('lesson.title')}
              </Link>
            )}
            <Link href={`/new/${plan.game}`} className="button">
              {say('table.new')}
            </Link>
            <p className="menu__note">{say('table.export-note')}</p>
            <p className="menu__note">
              {say('table.fingerprint')} <code>{plan.commitment}</code>
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}
