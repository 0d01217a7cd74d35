import { Button } from '@late/ui';
import { type FormEvent, useState } from 'react';
import { Trouble } from '../shell/Trouble.tsx';
import type { AdminApi } from './admin-api.ts';
import { BanDialog } from './BanDialog.tsx';
import type { OnDone } from './on-done.ts';
import { useAnswer } from './use-answer.ts';
import { useSay } from './use-say.ts';
import { useTime } from './use-time.ts';

interface Props {
  readonly api: AdminApi;
  readonly done: number;
  readonly onDone: OnDone;
}

/** Who is kept out, and until when. */
export function Bans({ api, done, onDone }: Props) {
  const say = useSay();
  const time = useTime();
  const [address, setAddress] = useState('');
  const [banning, setBanning] = useState(false);
  const { value, trouble } = useAnswer(() => api.bans(), `${done}`);
  const bans = value?.bans ?? [];
  const usable = address.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBanning(true);
  };
  const lift = async (id: string) => {
    await api.lift(id);
    onDone();
  };
  return (
    <section aria-labelledby="admin-bans">
      <h2 id="admin-bans">{say('admin.ban.list')}</h2>
      {value?.bans.length === 0 && <p className="room__hint">{say('admin.bans.none')}</p>}
      <ul className="people-list">
        {bans.map(({ id, name, until }) => (
          <li key={id}>
            <span className="people-list__name">
              {name || say('admin.bans.nameless')}
              <span className="seat__note"> {say('admin.bans.until', { time: time(until) })}</span>
            </span>
            <Button onClick={() => lift(id)}>
              {say('admin.bans.lift')}
              <span className="unseen"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form className="admin__row" onSubmit={submit}>
        <label className="field">
          <span className="field__label">{say('admin.bans.address')}</span>
          <input
            className="field__input"
            value={address}
            maxLength={64}
            placeholder="192.0.2.1"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <Button type="submit" missing={usable ? null : say('admin.bans.missing')}>
          {say('admin.ban.do')}
        </Button>
      </form>
      <Trouble refusal={trouble} />
      {banning && (
        <BanDialog
          api={api}
          whom={{ address: usable }}
          name={usable}
          onClose={() => setBanning(false)}
          onDone={onDone}
        />
      )}
    </section>
  );
}
