import { Button, Choice, Dialog, Icon, LANGUAGE_NAMES, type Language, useLanguage } from '@late/ui';
import { useState } from 'react';
import { useSay } from '../board/use-say.ts';
import { DECK_LIMITS, languageOf, NEWEST_DECKS, newestDeck, type OwnDeck } from '../rules/index.ts';
import { deckInText } from './deck-link.ts';
import { ALL_WRITTEN, deckOf, draftFrom, draftOf, writtenIn } from './draft-deck.ts';

interface Props {
  readonly decks: readonly { readonly id: string; readonly deck: OwnDeck }[];
  /** Whether what was brought last is no deck. */
  readonly trouble: boolean;
  readonly onAdd: (deck: OwnDeck | null) => void;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/** One's own decks, and the ways to begin another. */
export function DeckList({ decks, trouble, onAdd, onOpen, onDelete }: Props) {
  const say = useSay();
  const reader = useLanguage();
  const [source, setSource] = useState(newestDeck(reader));
  const [doomed, setDoomed] = useState<string | null>(null);
  const begin = (isBlank: boolean) =>
    onAdd(deckOf(draftFrom(source, say('fakty.workshop.untitled'), isBlank)));
  const read = async (file: File | undefined) => {
    // A file may break its lines; the deck in it is small all the same.
    if (file) onAdd(file.size > 4 * DECK_LIMITS.bytes ? null : deckInText(await file.text()));
  };
  return (
    <div className="workshop form">
      <p>{say('fakty.workshop.intro')}</p>
      {decks.length > 0 && (
        <section>
          <h2>{say('fakty.workshop.mine')}</h2>
          <ul className="workshop__decks">
            {decks.map(({ id, deck }) => (
              <li key={id}>
                <button type="button" className="workshop__deck" onClick={() => onOpen(id)}>
                  <strong>{deck.name}</strong>
                  <span>
                    {LANGUAGE_NAMES[deck.language as Language] ?? deck.language}
                    {' · '}
                    {say('fakty.workshop.written', {
                      count: writtenIn(draftOf(deck)),
                      all: ALL_WRITTEN,
                    })}
                  </span>
                </button>
                <Button look="quiet" icon="bin" iconOnly onClick={() => setDoomed(id)}>
                  {say('fakty.workshop.delete', { name: deck.name })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="form">
        <h2>{say('fakty.workshop.new')}</h2>
        <Choice
          legend={say('fakty.workshop.grammar-of')}
          value={source}
          onChange={setSource}
          alternatives={NEWEST_DECKS.map((value) => ({
            value,
            label: LANGUAGE_NAMES[languageOf(value) as Language],
          }))}
        />
        <div className="workshop__actions">
          <Button look="main" onClick={() => begin(false)}>
            {say('fakty.workshop.from-ours')}
          </Button>
          <Button onClick={() => begin(true)}>{say('fakty.workshop.from-nothing')}</Button>
          <label className="button">
            <Icon name="open" />
            {say('fakty.workshop.open')}
            <input
              type="file"
              accept=".json,application/json"
              className="unseen"
              onChange={({ target }) => {
                read(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
        </div>
        {trouble && (
          <p className="trouble" role="alert">
            {say('fakty.workshop.no-deck')}
          </p>
        )}
      </section>
      {doomed && (
        <Dialog title={say('fakty.workshop.delete-ask')} onClose={() => setDoomed(null)}>
          <p>{decks.find(({ id }) => id === doomed)?.deck.name}</p>
          <div className="dialog__actions">
            <Button
              look="main"
              onClick={() => {
                onDelete(doomed);
                setDoomed(null);
              }}
            >
              {say('fakty.workshop.delete-do')}
            </Button>
            <Button onClick={() => setDoomed(null)}>{say('fakty.workshop.keep')}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
