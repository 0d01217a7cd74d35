import type { Refusal } from '@late/kernel';
import type { Block } from '@late/protocol';
import { Button } from '@late/ui';
import { useEffect, useState } from 'react';
import { api } from '../remote/api.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';

/** Whom the reader has blocked, to be heard again one by one. */
export function BlockedPeople() {
  const say = useSay();
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const [heard, setHeard] = useState('');
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  useEffect(() => {
    let here = true;
    api.blocks().then((reply) => here && reply.ok && setBlocks(reply.value.blocks));
    return () => {
      here = false;
    };
  }, []);
  const unblock = async ({ id, name }: Block) => {
    setTrouble(null);
    const reply = await api.unblock(id);
    if (!reply.ok) return setTrouble(reply.refusal);
    setBlocks(blocks.filter((other) => other.id !== id));
    setHeard(name);
  };
  if (!blocks.length && !heard) return null;
  return (
    <section className="blocked-people" aria-labelledby="blocked-people">
      <h3 id="blocked-people">{say('block.list')}</h3>
      <ul className="people-list">
        {blocks.map((block) => (
          <li key={block.id}>
            <span className="people-list__name">{block.name}</span>
            <Button onClick={() => unblock(block)}>
              {say('block.undo')}
              <span className="unseen"> {block.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{heard && say('block.undone', { name: heard })}</p>
      <Trouble refusal={trouble} />
    </section>
  );
}
