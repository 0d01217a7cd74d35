import type { GameRecord, Refusal, Seat } from '@late/kernel';
import { Button } from '@late/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { beginFrom } from '../local/begin-local.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';

interface Props {
  readonly record: GameRecord;
  readonly step: number;
  readonly seat: Seat;
}

/** Goes on from a step of a finished game, at a table of its own. */
export function PlayOn({ record, step, seat }: Props) {
  const say = useSay();
  const face = useFace();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const begin = async () => {
    const begun = await beginFrom(face, record, step, seat);
    if (begun.ok) navigate(`/table/${record.game}/${begun.id}`);
    else setTrouble(begun.refusal);
  };
  return (
    <>
      <Button icon="play" onClick={begin}>
        {say('replay.play-on')}
      </Button>
      <Trouble refusal={trouble} />
    </>
  );
}
