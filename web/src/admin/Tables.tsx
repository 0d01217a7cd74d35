import type { AdminTable } from '@late/protocol';
import { Button, Choice } from '@late/ui';
import { useState } from 'react';
import { Trouble } from '../shell/Trouble.tsx';
import type { AdminApi } from './admin-api.ts';
import type { OnDone } from './on-done.ts';
import { TableCard } from './TableCard.tsx';
import { useAnswer } from './use-answer.ts';
import { useSay } from './use-say.ts';

const STATUSES = ['playing', 'waiting', 'over'] as const;
const PAGE = 50;

interface Props {
  readonly api: AdminApi;
  readonly done: number;
  readonly onDone: OnDone;
}

/** What is being played, waits or is over: the last touched first. */
export function Tables({ api, done, onDone }: Props) {
  const say = useSay();
  const [status, setStatus] = useState<AdminTable['status']>('playing');
  const [before, setBefore] = useState<number | undefined>(undefined);
  const { value, trouble } = useAnswer(
    () => api.tables(status, before),
    `${status} ${before} ${done}`,
  );
  const tables = value?.tables ?? [];
  const last = tables.at(-1);
  return (
    <section aria-labelledby="admin-tables">
      <h2 id="admin-tables">{say('admin.tables')}</h2>
      <Choice
        legend={say('admin.status')}
        legendUnseen
        value={status}
        onChange={(chosen) => {
          setBefore(undefined);
          setStatus(chosen);
        }}
        alternatives={STATUSES.map((value) => ({ value, label: say(`admin.status.${value}`) }))}
      />
      {value?.tables.length === 0 && <p className="room__hint">{say('admin.tables.none')}</p>}
      {tables.map((table) => (
        <TableCard key={table.table} api={api} table={table} onDone={onDone} />
      ))}
      {tables.length === PAGE && last && (
        <Button onClick={() => setBefore(last.touched)}>{say('admin.tables.more')}</Button>
      )}
      <Trouble refusal={trouble} />
    </section>
  );
}
