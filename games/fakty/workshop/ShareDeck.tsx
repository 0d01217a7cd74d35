import { Button, saveBlob } from '@late/ui';
import { useState } from 'react';
import { useSay } from '../board/use-say.ts';
import { linkOf } from './deck-link.ts';
import { type DraftDeck, deckOf } from './draft-deck.ts';

/** A deck as a file, or as a link that has all of it inside. */
export function ShareDeck(props: { readonly draft: DraftDeck; readonly address: string }) {
  const say = useSay();
  const [told, setTold] = useState<{ text: string; link?: string } | null>(null);
  const deck = deckOf(props.draft);
  const save = () => {
    const text = `${JSON.stringify(deck, null, 2)}\n`;
    const name = deck.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
    saveBlob(new Blob([text], { type: 'application/json' }), `late-edition-${name}.deck.json`);
  };
  const copy = async () => {
    const end = await linkOf(deck);
    if (!end) return setTold({ text: say('fakty.workshop.link-long') });
    const link = `${props.address}#${end}`;
    try {
      await navigator.clipboard.writeText(link);
      setTold({ text: say('fakty.workshop.link-copied') });
    } catch {
      // No clipboard for this page: it can still be copied by hand.
      setTold({ text: say('fakty.workshop.link-here'), link });
    }
  };
  return (
    <div className="workshop__actions">
      <Button icon="save" onClick={save}>
        {say('fakty.workshop.save')}
      </Button>
      <Button icon="copy" onClick={copy}>
        {say('fakty.workshop.link')}
      </Button>
      <p className="workshop__told" role="status">
        {told?.text}
        {told?.link && (
          <input className="field__input" readOnly value={told.link} aria-label={told.text} />
        )}
      </p>
    </div>
  );
}
