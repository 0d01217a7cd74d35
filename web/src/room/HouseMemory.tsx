import type { Refusal } from '@late/kernel';
import { Button, Dialog } from '@late/ui';
import { useState } from 'react';
import { saveText } from '../records/save-file.ts';
import { api } from '../remote/api.ts';
import { forgetKnown, isKnown, useServerState } from '../remote/server-state.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';
import { BlockedPeople } from './BlockedPeople.tsx';

/** What the house knows about the reader: to take along, or to be forgotten. */
export default function HouseMemory() {
  const say = useSay();
  const server = useServerState();
  const [known, setKnown] = useState(isKnown);
  const [forgetting, setForgetting] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  if (server !== 'open') return null;
  const take = async () => {
    const reply = await api.exported();
    if (reply.ok) saveText(reply.value, 'late-edition-my-data.json', 'application/json');
    else setTrouble(reply.refusal);
  };
  const forget = async () => {
    setForgetting(false);
    const reply = await api.forget();
    if (!reply.ok) return setTrouble(reply.refusal);
    forgetKnown();
    setKnown(false);
    setForgotten(true);
  };
  return (
    <section className="house-memory" aria-labelledby="house-memory">
      <h2 id="house-memory">{say('house.title')}</h2>
      <p>{say(known ? 'house.text' : 'house.nothing')}</p>
      {known && (
        <div className="brief__actions">
          <Button icon="save" onClick={take}>
            {say('house.export')}
          </Button>
          <Button icon="bin" onClick={() => setForgetting(true)}>
            {say('house.forget')}
          </Button>
        </div>
      )}
      {known && <BlockedPeople />}
      <p role="status">{forgotten ? say('house.forgotten') : ''}</p>
      <Trouble refusal={trouble} />
      {forgetting && (
        <Dialog title={say('house.forget')} onClose={() => setForgetting(false)}>
          <p>{say('house.forget-text')}</p>
          <div className="dialog__actions">
            <Button look="main" onClick={forget}>
              {say('settings.forget-do')}
            </Button>
            <Button onClick={() => setForgetting(false)}>{say('undo.leave')}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
