import type { Refusal } from '@late/kernel';
import { RESTART_MINUTES } from '@late/protocol';
import { Button } from '@late/ui';
import { type FormEvent, useState } from 'react';
import { tellRestart } from '../remote/restart-notice.ts';
import { Trouble } from '../shell/Trouble.tsx';
import type { AdminApi } from './admin-api.ts';
import type { OnDone } from './on-done.ts';
import { useSay } from './use-say.ts';
import { useTime } from './use-time.ts';

interface Props {
  readonly api: AdminApi;
  readonly restart: number | null;
  readonly onDone: OnDone;
}

/** Announces a restart, or withdraws it. */
export function RestartDesk({ api, restart, onDone }: Props) {
  const say = useSay();
  const time = useTime();
  const [minutes, setMinutes] = useState(10);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const settle = (reply: Awaited<ReturnType<AdminApi['announce']>>) => {
    setTrouble(reply.ok ? null : reply.refusal);
    // This page has no socket by which it would be told.
    if (reply.ok) tellRestart(reply.value.restart);
    onDone();
  };
  const announce = async (event: FormEvent) => {
    event.preventDefault();
    settle(await api.announce({ minutes }));
  };
  return (
    <section aria-labelledby="admin-restart">
      <h2 id="admin-restart">{say('admin.restart')}</h2>
      <p className="menu__note">{say('admin.restart.text')}</p>
      {restart === null ? (
        <form className="admin__row" onSubmit={announce}>
          <label className="field">
            <span className="field__label">{say('admin.restart.minutes')}</span>
            <input
              className="field__input"
              type="number"
              {...RESTART_MINUTES}
              required
              value={minutes}
              onChange={({ target }) => setMinutes(target.valueAsNumber)}
            />
          </label>
          <Button type="submit">{say('admin.restart.announce')}</Button>
        </form>
      ) : (
        <div className="admin__row">
          <p role="status">{say('admin.restart.announced', { time: time(restart) })}</p>
          <Button onClick={async () => settle(await api.withdraw())}>
            {say('admin.restart.withdraw')}
          </Button>
        </div>
      )}
      <Trouble refusal={trouble} />
    </section>
  );
}
