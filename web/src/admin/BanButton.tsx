import type { NewBan } from '@late/protocol';
import { Button } from '@late/ui';
import { useState } from 'react';
import type { AdminApi } from './admin-api.ts';
import { BanDialog } from './BanDialog.tsx';
import type { OnDone } from './on-done.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly api: AdminApi;
  readonly whom: Omit<NewBan, 'kind' | 'hours'>;
  readonly name: string;
  readonly onDone: OnDone;
}

export function BanButton({ name, ...props }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="block" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('admin.ban', { name })}
      </Button>
      {open && <BanDialog {...props} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
