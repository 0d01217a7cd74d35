import type { Refusal } from '@late/kernel';
import type { Sent } from '@late/protocol';
import { Button } from '@late/ui';
import { useState } from 'react';
import { api } from '../remote/api.ts';
import { remember } from '../remote/server-state.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';

interface Props {
  readonly room: string;
  readonly whom: Sent<'block'>['body'];
  readonly name: string;
  /** Whether that was done before. */
  readonly isBlocked?: boolean;
}

/** Wants to hear nothing of somebody any more, at any table. */
export function BlockButton({ room, whom, name, isBlocked }: Props) {
  const say = useSay();
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const block = async () => {
    setTrouble(null);
    const reply = await api.block(room, whom);
    if (!reply.ok) return setTrouble(reply.refusal);
    remember();
    setDone(true);
  };
  if (done || isBlocked) return <p role="status">{say('block.done', { name })}</p>;
  return (
    <>
      <Button icon="block" onClick={block}>
        {say('block.do', { name })}
      </Button>
      <Trouble refusal={trouble} />
    </>
  );
}
