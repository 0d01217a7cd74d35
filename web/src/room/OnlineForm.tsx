import type { BotLevel, Refusal } from '@late/kernel';
import type { CreateRoom } from '@late/protocol';
import { Button, Choice } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { DuelFields } from '../duel/DuelFields.tsx';
import { useFace } from '../games/GameProvider.tsx';
import { LuckTexts } from '../luck/LuckTexts.ts';
import { api } from '../remote/api.ts';
import { remember } from '../remote/server-state.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { CLOCKS, FIRST_DUEL, type LastOnline, seatsBeside } from '../shell/last-online.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';
import { NameField } from './NameField.tsx';
import { TableFields } from './TableFields.tsx';
import { useNeededName } from './use-needed-name.ts';

interface Props {
  readonly game: string;
  /** The options, once the words that they ask for are here. */
  readonly withWords: () => Promise<unknown>;
  readonly min: number;
  readonly max: number;
  /** Of the bots at such a table. */
  readonly levels: readonly BotLevel[];
  readonly value: LastOnline;
  readonly onChange: (value: LastOnline) => void;
  /** Before the room is asked for. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const;

/** Everything that a table needs for friends who are elsewhere. */
export default function OnlineForm(props: Props) {
  const say = useSay();
  const face = useFace();
  const [, navigate] = useLocation();
  const { settings, change } = useSettings();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const { value, max, levels } = props;
  const { duel } = value;
  const botRange = { least: props.min - 1, most: max - 1 };
  const seats = seatsBeside(value, max, levels);
  const needed = useNeededName(settings.name);
  const set = (changes: Partial<LastOnline>) => props.onChange({ ...value, ...changes });
  const open = async () => {
    const name = needed.take();
    if (!name || busy) return;
    setTrouble(null);
    setBusy(true);
    const reply = await ask(name);
    setBusy(false);
    if (!reply.ok) return setTrouble(reply.refusal);
    remember();
    navigate(`/${duel ? 'duel' : 'room'}/${reply.value.id}`, { replace: true });
  };
  const ask = async (name: string) => {
    const options = await props.withWords().catch(() => null);
    if (options === null) return refused({ code: 'new.no-words' });
    const apart = face.apart(options);
    if (apart) return refused(apart);
    props.onOpen();
    if (duel) {
      const { most, hours, level } = duel;
      const count = Math.min(botRange.most, Math.max(botRange.least, duel.bots));
      const bots = Array.from({ length: count }, () => level);
      return api.createDuel({ game: props.game, options, bots, most, hours, name });
    }
    const room: CreateRoom = {
      game: props.game,
      options,
      seats: ['open', ...seats],
      listed: value.listed,
      clock: CLOCKS[value.clock],
      name,
    };
    return api.create(room);
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
      <Choice
        legend={say('duel.way')}
        value={duel ? 'duel' : 'together'}
        onChange={(way) => set({ duel: way === 'duel' ? FIRST_DUEL : null })}
        alternatives={[
          { value: 'together', label: say('duel.way-table'), hint: say('duel.way-table-hint') },
          { value: 'duel', label: say('duel.title'), hint: say('duel.way-duel-hint') },
        ]}
      />
      {duel ? (
        <LuckTexts>
          <DuelFields
            value={duel}
            {...botRange}
            levels={levels}
            onChange={(next) => set({ duel: next })}
          />
        </LuckTexts>
      ) : (
        <TableFields value={value} max={max} levels={levels} onChange={props.onChange} />
      )}
      {props.children}
      <div className="foot">
        <Trouble refusal={trouble} />
        <Button look="main" type="submit" className="form__start" aria-disabled={busy}>
          {say(duel ? 'duel.open' : 'online.open')}
        </Button>
      </div>
    </form>
  );
}
