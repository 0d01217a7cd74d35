import type { Refusal } from '@late/kernel';
import { BAN_HOURS, type NewBan } from '@late/protocol';
import { Button, Choice, Dialog } from '@late/ui';
import { type FormEvent, useState } from 'react';
import { Trouble } from '../shell/Trouble.tsx';
import type { AdminApi } from './admin-api.ts';
import type { OnDone } from './on-done.ts';
import { type Say, useSay } from './use-say.ts';
import { useTime } from './use-time.ts';

const DAY = 24;
const LENGTHS = [1, 6, DAY, 3 * DAY, 7 * DAY, 30 * DAY, 90 * DAY, BAN_HOURS.max] as const;

function sayLength(say: Say, hours: number): string {
  if (hours < DAY) return say('admin.ban.hours', { count: hours });
  return say('admin.ban.days', { count: hours / DAY });
}

interface Props {
  readonly api: AdminApi;
  /** Who is meant; an address is always a network's. */
  readonly whom: Omit<NewBan, 'kind' | 'hours'>;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: OnDone;
}

/** Keeps somebody, or their network, out for a while. */
export function BanDialog({ api, whom, name, onClose, onDone }: Props) {
  const say = useSay();
  const time = useTime();
  const [kind, setKind] = useState<NewBan['kind']>(
    whom.address === undefined ? 'person' : 'network',
  );
  const [hours, setHours] = useState<number>(DAY);
  const [told, setTold] = useState('');
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble(null);
    const reply = await api.ban({ ...whom, kind, hours });
    if (!reply.ok) return setTrouble(reply.refusal);
    setTold(
      say('admin.ban.done', { name: reply.value.name || name, time: time(reply.value.until) }),
    );
    onDone();
  };
  return (
    <Dialog title={say('admin.ban', { name })} onClose={onClose}>
      {told ? (
        <p role="status">{told}</p>
      ) : (
        <form className="form" onSubmit={submit}>
          {whom.address === undefined && (
            <Choice
              legend={say('admin.ban.kind')}
              value={kind}
              onChange={setKind}
              alternatives={[
                { value: 'person', label: say('admin.ban.person') },
                {
                  value: 'network',
                  label: say('admin.ban.network'),
                  hint: say('admin.ban.network-hint'),
                },
              ]}
            />
          )}
          <label className="field">
            <span className="field__label">{say('admin.ban.how-long')}</span>
            <select
              className="field__input"
              value={hours}
              onChange={({ target }) => setHours(Number(target.value))}
            >
              {LENGTHS.map((length) => (
                <option key={length} value={length}>
                  {sayLength(say, length)}
                </option>
              ))}
            </select>
          </label>
          <Button look="main" type="submit">
            {say('admin.ban.do')}
          </Button>
          <Trouble refusal={trouble} />
        </form>
      )}
    </Dialog>
  );
}
