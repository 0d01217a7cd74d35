import { Button, Choice, sayRefusal } from '@late/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSay } from '../board/use-say.ts';
import { COLOURS, type Colour, DECK_LIMITS, type OwnDeck } from '../rules/index.ts';
import { type DraftDeck, deckOf, remarksOn, withRow } from './draft-deck.ts';
import { Headlines } from './Headlines.tsx';
import { Remarks } from './Remarks.tsx';
import { ShareDeck } from './ShareDeck.tsx';
import { TileTable } from './TileTable.tsx';

interface Props {
  readonly start: DraftDeck;
  readonly address: string;
  readonly onChange: (draft: DraftDeck) => void;
  readonly onPlay: (deck: OwnDeck) => void;
  readonly onClose: () => void;
}

/** A deck being written: its tiles, what is wrong with them, and headlines to try it by ear. */
export function DeckEditor({ start, address, onChange, onPlay, onClose }: Props) {
  const say = useSay();
  const [draft, setDraft] = useState(start);
  const [colour, setColour] = useState<Colour>('subject');
  const [open, setOpen] = useState<number | null>(null);
  const looked = useDeferredValue(draft);
  const remarks = useMemo(() => remarksOn(looked), [looked]);
  const change = (next: DraftDeck) => {
    setDraft(next);
    onChange(next);
  };
  const goTo = (to: Colour, at: number | null) => {
    setColour(to);
    setOpen(at);
  };
  const barring = remarks.find(({ bars }) => bars);
  return (
    <div className="workshop workshop--editor">
      <div className="workshop__head">
        <Button look="quiet" icon="back" onClick={onClose}>
          {say('fakty.workshop.all')}
        </Button>
        <label className="field">
          <span className="field__label">{say('fakty.workshop.name')}</span>
          <input
            className="field__input"
            value={draft.name}
            maxLength={DECK_LIMITS.name}
            onChange={({ target }) => change({ ...draft, name: target.value })}
          />
        </label>
      </div>
      <div className="workshop__side">
        <Remarks remarks={remarks} onGo={goTo} />
        <Button
          look="main"
          missing={barring ? sayRefusal(say, barring.said) : null}
          onClick={() => onPlay(deckOf(draft))}
        >
          {say('fakty.workshop.play')}
        </Button>
      </div>
      <div className="workshop__tiles">
        <Choice
          legend={say('fakty.workshop.tiles')}
          legendUnseen
          value={colour}
          onChange={(to) => goTo(to, null)}
          alternatives={COLOURS.map((value) => ({
            value,
            label: say(`fakty.workshop.colour.${value}`),
          }))}
        />
        <TileTable
          key={colour}
          draft={draft}
          colour={colour}
          remarks={remarks}
          open={open}
          onOpen={setOpen}
          onRow={(at, row) => change(withRow(draft, colour, at, row))}
        />
      </div>
      <div className="workshop__side workshop__rest">
        <Headlines draft={looked} />
        <ShareDeck draft={draft} address={address} />
      </div>
    </div>
  );
}
