import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useState } from 'react';
import { useSay } from '../luck/use-say.ts';
import { api } from '../remote/api.ts';
import { Trouble } from '../shell/Trouble.tsx';

/** Whoever opened a duel can end it before its time. */
export function EndDuel({ id, onEnded }: { id: string; onEnded: () => void }) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const end = async () => {
    const reply = await api.endDuel(id);
    if (reply.ok) onEnded();
    else setTrouble(reply.refusal);
  };
  return (
    <section className="duel__part">
      {sure ? (
        <>
          <p>{say('duel.end-sure')}</p>
          <p className="invitation__actions">
            <Button look="main" onClick={end}>
              {say('duel.end')}
            </Button>
            <Button onClick={() => setSure(false)}>{say('duel.leave-open')}</Button>
          </p>
        </>
      ) : (
        <p>
          <Button onClick={() => setSure(true)}>{say('duel.end')}</Button>
        </p>
      )}
      <Trouble refusal={trouble} />
    </section>
  );
}
