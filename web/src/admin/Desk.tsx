import type { Refusal } from '@late/kernel';
import type { AnswerBody } from '@late/protocol';
import { Button } from '@late/ui';
import { useEffect, useMemo, useState } from 'react';
import { Trouble } from '../shell/Trouble.tsx';
import { adminApi } from './admin-api.ts';
import { Bans } from './Bans.tsx';
import { HouseLoad } from './HouseLoad.tsx';
import type { OnDone } from './on-done.ts';
import { Reports } from './Reports.tsx';
import { RestartDesk } from './RestartDesk.tsx';
import { Tables } from './Tables.tsx';
import { useSay } from './use-say.ts';

const EVERY = 10_000;

/** What runs, what was reported, and what can be done about it. */
export function Desk({ token, onSignOut }: { token: string; onSignOut: () => void }) {
  const say = useSay();
  const api = useMemo(() => adminApi(token), [token]);
  const [house, setHouse] = useState<AnswerBody<'adminHouse'> | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  /** Counts what was done: lists are then read again. */
  const [done, setDone] = useState(0);
  const [told, setTold] = useState('');
  const onDone: OnDone = (what = '') => {
    setTold(what);
    setDone((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done changes what is there
  useEffect(() => {
    let here = true;
    const look = async () => {
      const reply = await api.house();
      if (!here) return;
      setTrouble(reply.ok ? null : reply.refusal);
      if (reply.ok) setHouse(reply.value);
    };
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), EVERY);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [api, done]);
  return (
    <>
      <div className="admin__bar">
        <Button icon="again" onClick={() => onDone()}>
          {say('admin.refresh')}
        </Button>
        <Button look="quiet" onClick={onSignOut}>
          {say('admin.sign-out')}
        </Button>
      </div>
      <p role="status">{told}</p>
      <Trouble refusal={trouble} />
      {house && <HouseLoad house={house} />}
      {house && <RestartDesk api={api} restart={house.restart} onDone={onDone} />}
      <Reports api={api} done={done} onDone={onDone} />
      <Tables api={api} done={done} onDone={onDone} />
      <Bans api={api} done={done} onDone={onDone} />
    </>
  );
}
