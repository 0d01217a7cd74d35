import type { Refusal } from '@late/kernel';
import type { RoomSeen } from '@late/table';
import { Button } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { api } from '../remote/api.ts';
import { ClockField } from '../room/ClockField.tsx';
import { CLOCKS, type ClockName } from '../shell/last-online.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { EveningTexts } from './EveningTexts.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly room: RoomSeen;
  readonly game: string;
  /** The options, once the words that they ask for are here. */
  readonly withWords: () => Promise<unknown>;
  /** Before the room is asked for. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** What the host of a table chooses for its next game; who plays follows from who is there. */
export default function NextRoomForm(props: Props) {
  return (
    <EveningTexts>
      <Form {...props} />
    </EveningTexts>
  );
}

function Form({ room, game, withWords, onOpen, children }: Props) {
  const say = useSay();
  const face = useFace();
  const [, navigate] = useLocation();
  const [clock, setClock] = useState<ClockName>(() => clockOf(room));
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const propose = async () => {
    if (busy) return;
    setTrouble(null);
    setBusy(true);
    const begun = await ask();
    setBusy(false);
    if (begun.ok) navigate(`/room/${begun.value.id}`, { replace: true });
    else setTrouble(begun.refusal);
  };
  const ask = async () => {
    const options = await withWords().catch(() => null);
    const refusal: Refusal | null =
      options === null ? { code: 'new.no-words' } : face.apart(options);
    if (refusal) return { ok: false, refusal } as const;
    onOpen();
    return api.nextGame(room.plan.id, { game, options, clock: CLOCKS[clock] });
  };
  return (
    <form
      className="setup__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        propose();
      }}
    >
      <p>{say('evening.asked')}</p>
      <ClockField value={clock} onChange={setClock} />
      {children}
      <div className="foot">
        <Trouble refusal={trouble} />
        <Button look="main" type="submit" className="form__start" aria-disabled={busy}>
          {say('evening.propose')}
        </Button>
      </div>
    </form>
  );
}

/** The clock that the last game had. */
function clockOf({ plan }: RoomSeen): ClockName {
  const known = Object.entries(CLOCKS) as [ClockName, (typeof CLOCKS)[ClockName]][];
  const same = known.find(([, clock]) => JSON.stringify(clock) === JSON.stringify(plan.clock));
  return same?.[0] ?? 'none';
}
