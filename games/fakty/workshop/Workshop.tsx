import type { WorkshopProps } from '@late/ui';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { type OwnDeck, ownDeckSchema } from '../rules/index.ts';
import { DeckEditor } from './DeckEditor.tsx';
import { DeckList } from './DeckList.tsx';
import { deckInLink } from './deck-link.ts';
import { deckOf, draftOf } from './draft-deck.ts';
import './workshop.css';

/** Where people write decks of their own. */
export default function Workshop(props: WorkshopProps) {
  const { kept, brought, onKeep, onDelete } = props;
  const [open, setOpen] = useState<string | null>(null);
  const decks = useMemo(
    () =>
      kept.flatMap(({ id, work }) => {
        const judged = v.safeParse(ownDeckSchema, work);
        return judged.success ? [{ id, deck: judged.output }] : [];
      }),
    [kept],
  );
  const [trouble, setTrouble] = useState(false);
  const add = (deck: OwnDeck | null) => {
    setTrouble(deck === null);
    if (!deck) return;
    const id = crypto.randomUUID();
    onKeep(id, deck);
    setOpen(id);
  };
  // A deck that came in the address is put on the pile once, and looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `add` is another one at every look
  useEffect(() => {
    if (brought) deckInLink(brought).then(add);
  }, [brought]);
  const chosen = decks.find(({ id }) => id === open);
  if (!chosen)
    return (
      <DeckList decks={decks} trouble={trouble} onAdd={add} onOpen={setOpen} onDelete={onDelete} />
    );
  return (
    <DeckEditor
      key={chosen.id}
      start={draftOf(chosen.deck)}
      address={props.address}
      onChange={(draft) => onKeep(chosen.id, deckOf(draft))}
      onPlay={(deck) => props.onPlay({ deck })}
      onClose={() => setOpen(null)}
    />
  );
}
