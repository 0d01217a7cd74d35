import type { Refusal } from '@late/kernel';
import type { CreateRoom } from '@late/protocol';
import { Button, Choice } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { api } from '../remote/api.ts';
import { remember } from '../remote/server-state.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { CLOCKS, type ClockName, type LastOnline, seatsBeside } from '../shell/last-online.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';
import { sayClock } from './clock-words.ts';
import { NameField } from './NameField.tsx';
import { ArrangeSeat } from './SeatRow.tsx';
import { useNeededName } from './use-needed-name.ts';

interface Props {
  readonly game: string;
  readonly options: unknown;
  readonly max: number;
  readonly value: LastOnline;
  readonly onChange: (value: LastOnline) => void;
  /** Before the room is asked for. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Everything that a table needs for friends who are elsewhere. */
export default function OnlineForm(props: Props) {
  const say = useSay();
  const face = useFace();
  const [, navigate] = useLocation();
  const { settings, change } = useSettings();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const { value, max } = props;
  const seats = seatsBeside(value, max);
  const needed = useNeededName(settings.name);
  const set = (changes: Partial<LastOnline>) => props.onChange({ ...value, ...changes });
  const open = async () => {
    const name = needed.take();
    if (!name || busy) return;
    const apart = face.apart(props.options);
    setTrouble(apart);
    if (apart) return;
    props.onOpen();
    setBusy(true);
    const room: CreateRoom = {
      game: props.game,
      options: props.options,
      seats: ['open', ...seats],
      listed: value.listed,
      clock: CLOCKS[value.clock],
      name,
    };
    const reply = await api.create(room);
    setBusy(false);
    if (!reply.ok) return setTrouble(reply.refusal);
    remember();
    navigate(`/room/${reply.value.id}`, { replace: true });
  };
  return (
    <form
      className="setup__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <NameField
        ref={needed.field}
        name={settings.name}
        onName={(name) => change({ name })}
        isMissing={needed.isMissing}
      />
      <fieldset className="choice">
        <legend>{say('online.other-seats')}</legend>
        <div className="seat-grid">
          {seats.map((as, index) => (
            <ArrangeSeat
              key={index}
              seat={index + 1}
              value={as}
              onChange={(next) => set({ seats: seats.with(index, next) })}
            />
          ))}
        </div>
      </fieldset>
      <Choice
        legend={say('online.who-finds')}
        value={value.listed ? 'listed' : 'private'}
        onChange={(choice) => set({ listed: choice === 'listed' })}
        alternatives={[
          { value: 'private', label: say('online.private'), hint: say('online.private-hint') },
          { value: 'listed', label: say('online.listed'), hint: say('online.listed-hint') },
        ]}
      />
      <label className="field">
        <span className="field__label">{say('online.clock')}</span>
        <select
          className="field__input"
          value={value.clock}
          onChange={({ target }) => set({ clock: target.value as ClockName })}
        >
          {Object.entries(CLOCKS).map(([name, clock]) => (
            <option key={name} value={name}>
              {sayClock(say, clock)}
            </option>
          ))}
        </select>
      </label>
      {props.children}
      <div className="foot">
        <Trouble refusal={trouble} />
        <Button look="main" type="submit" className="form__start" aria-disabled={busy}>
          {say('online.open')}
        </Button>
      </div>
    </form>
  );
}
