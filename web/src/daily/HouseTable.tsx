import { nameOf } from '@late/games';
import { type DailyTask, type TaskName, taskName } from '@late/games/daily';
import type { Day, Refusal } from '@late/kernel';
import type { DailyTable } from '@late/protocol';
import { useLanguage } from '@late/ui';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../remote/api.ts';
import { remember } from '../remote/server-state.ts';
import { NameForm } from '../room/NameForm.tsx';
import { useSettings } from '../settings/SettingsContext.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { HouseLines } from './HouseLines.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly task: DailyTask;
  readonly day: Day;
  readonly isToday: boolean;
}

/** The house's table of one task: its own deal, one game a person, the best first. */
export function HouseTable({ task, day, isToday }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { settings, change } = useSettings();
  const [, goTo] = useLocation();
  const [table, setTable] = useState<DailyTable | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const name = taskName(task) as TaskName;
  const deal = { task: name, edition: task.hasEditions ? language : '-' };
  const look = async () => {
    const reply = await api.dailyTable({ day, ...deal });
    setTrouble(reply.ok ? null : reply.refusal);
    if (reply.ok) setTable(reply.value);
  };
  const begin = async (called: string) => {
    change({ name: called });
    const reply = await api.beginDaily(deal, called);
    if (!reply.ok) return setTrouble(reply.refusal);
    remember();
    goTo(`/room/${reply.value.id}`);
  };
  const isOpen = isToday && table !== null && !table.isOver;
  return (
    <details
      className="house"
      data-house={name}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) look();
      }}
    >
      <summary>
        <strong>{nameOf(task.game)}</strong> {say(`daily.task.${name}`)}
      </summary>
      {!table && !trouble && <Loading />}
      {table && (
        <>
          <p>{say('house.through', { through: table.through, begun: table.begun })}</p>
          {table.lines ? (
            <HouseLines game={task.game} lines={table.lines} />
          ) : (
            <p>{say('house.sealed')}</p>
          )}
          {isOpen && table.room === null && (
            <NameForm name={settings.name} act={say('house.play')} main onName={begin} />
          )}
          {table.room !== null && table.lines === null && (
            <Link href={`/room/${table.room}`} className="button button--main">
              {say('daily.go-on')}
            </Link>
          )}
          {table.seed !== null && (
            <p className="house__seed">
              {say('house.seed')} <code>{table.seed}</code>
            </p>
          )}
          {table.commitment !== null && table.seed === null && (
            <p className="house__seed">
              {say('table.fingerprint')} <code>{table.commitment}</code>
            </p>
          )}
        </>
      )}
      <Trouble refusal={trouble} />
    </details>
  );
}
