import { Button } from '@late/ui';
import { useState } from 'react';
import { useSay } from '../board/use-say.ts';
import type { DraftDeck } from './draft-deck.ts';
import { sampleHeadlines } from './sample-headlines.ts';

const SHOWN = 6;

/** Headlines that the deck could bring, to be read while it is written. */
export function Headlines({ draft }: { readonly draft: DraftDeck }) {
  const say = useSay();
  const [lines, setLines] = useState(() => sampleHeadlines(draft, SHOWN));
  return (
    <section className="headlines">
      <h2>{say('fakty.workshop.headlines')}</h2>
      {lines.length === 0 ? (
        <p>{say('fakty.workshop.no-headlines')}</p>
      ) : (
        <ul lang={draft.language}>
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      <Button icon="again" onClick={() => setLines(sampleHeadlines(draft, SHOWN))}>
        {say('fakty.workshop.more-headlines')}
      </Button>
    </section>
  );
}
