import { nameOf } from '@late/games';
import type { Refusal } from '@late/kernel';
import type { AdminTable } from '@late/protocol';
import { Button } from '@late/ui';
import { useState } from 'react';
import { Trouble } from '../shell/Trouble.tsx';
import type { AdminApi } from './admin-api.ts';
import { BanButton } from './BanButton.tsx';
import type { OnDone } from './on-done.ts';
import { useSay } from './use-say.ts';
import { useTime } from './use-time.ts';

interface Props {
  readonly api: AdminApi;
  readonly table: AdminTable;
  readonly onDone: OnDone;
}

/** A table as the operator sees it: who sits there, and how to end it. */
export function TableCard({ api, table, onDone }: Props) {
  const say = useSay();
  const time = useTime();
  const [sure, setSure] = useState<'close' | 'delete' | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const { game, status, seats } = table;
  const people = seats.flatMap(({ kind, name, mates }, seat) => {
    if (kind !== 'person') return [];
    return mates.length > 1
      ? mates.map((mate) => ({ name: mate, whom: { table: table.table, seat, name: mate } }))
      : [{ name, whom: { table: table.table, seat } }];
  });
  const bots = seats.filter(({ kind }) => kind === 'bot').map(({ name }) => name);
  const act = async () => {
    setTrouble(null);
    const reply = await (sure === 'close' ? api.close(table.table) : api.remove(table.table));
    setSure(null);
    if (!reply.ok) return setTrouble(reply.refusal);
    onDone(say(sure === 'close' ? 'admin.done.closed' : 'admin.done.deleted'));
  };
  const facts = [
    say(`admin.status.${status}`),
    say(table.listed ? 'admin.table.listed' : 'admin.table.private'),
    say('admin.table.opened', { time: time(table.opened) }),
    say('admin.table.touched', { time: time(table.touched) }),
    say('admin.table.spectators', { count: table.spectators }),
    say('admin.table.reports', { count: table.reports }),
  ];
  return (
    <div className="admin__card">
      <h3>{nameOf(game)}</h3>
      <p className="menu__note">{facts.join(' · ')}</p>
      <ul className="admin__people">
        {people.map(({ name, whom }) => (
          <li key={`${whom.seat} ${name}`}>
            <span className="people-list__name">{name || say('admin.bans.nameless')}</span>
            <BanButton
              api={api}
              whom={whom}
              name={name || say('admin.bans.nameless')}
              onDone={onDone}
            />
          </li>
        ))}
        {bots.length > 0 && <li className="menu__note">{bots.join(', ')}</li>}
      </ul>
      {sure ? (
        <div className="menu__sure">
          <p>{say(`admin.${sure}-sure`)}</p>
          <Button look="main" autoFocus onClick={act}>
            {say(`admin.${sure}`)}
          </Button>
          <Button onClick={() => setSure(null)}>{say('admin.never-mind')}</Button>
        </div>
      ) : (
        <div className="admin__bar">
          {status === 'playing' && (
            <Button onClick={() => setSure('close')}>{say('admin.close')}</Button>
          )}
          <Button icon="bin" onClick={() => setSure('delete')}>
            {say('admin.delete')}
          </Button>
        </div>
      )}
      <Trouble refusal={trouble} />
    </div>
  );
}
