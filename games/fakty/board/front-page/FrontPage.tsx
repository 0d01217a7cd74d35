import { Button, Dialog, type SeatLabel, saveBlob, useKept, useLanguage, useSay } from '@late/ui';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { View } from '../../rules/index.ts';
import { compose } from './compose.ts';
import { drawPicture, loadType, measureWith } from './draw.ts';
import { editionOf } from './edition.ts';
import { PageDrawing } from './PageDrawing.tsx';

const LONGEST_NAME = 32;

/** A finished game as a newspaper page, to be named, saved and printed. */
export function FrontPage(props: {
  view: View;
  seats: readonly SeatLabel[];
  date: number;
  onClose: () => void;
}) {
  const { view, seats, date, onClose } = props;
  const say = useSay();
  const language = useLanguage();
  const [kept, setName] = useKept<string>('fakty.paper', '');
  const name = kept.slice(0, LONGEST_NAME);
  const title = name.trim() || say('fakty.board.paper-usual');
  const edition = useMemo(() => editionOf(view, seats), [view, seats]);
  // Type that arrives late changes every measure.
  const [typeset, setTypeset] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when type has arrived
  const marks = useMemo(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [];
    const names = edition.winners.join(', ');
    const key = edition.winners.length > 1 ? 'fakty.board.page-shared' : 'fakty.board.page-won';
    const imprint = {
      name: title,
      date: new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(date),
      edition: say('fakty.board.late-edition'),
      winner: say(key, { names }),
      staff: edition.staff.map(({ name: who, score }) => `${who} ${score}`).join('  ·  '),
      by: (who: string) => say('fakty.board.by', { name: who }),
    };
    return compose(edition, imprint, measureWith(context));
  }, [edition, title, language, say, date, typeset]);
  useEffect(() => {
    let isOpen = true;
    loadType(marks).then(() => isOpen && setTypeset((times) => Math.min(times + 1, 1)));
    return () => {
      isOpen = false;
    };
  }, [marks]);
  const save = async () => {
    const picture = await drawPicture(marks);
    const day = new Date(date).toISOString().slice(0, 10);
    if (picture) saveBlob(picture, `late-edition-${day}.png`);
  };
  const label = [title, ...edition.stories.map(({ text }) => text)].join('. ');
  return (
    <Dialog title={say('fakty.board.front-page')} onClose={onClose}>
      <div className="front-page">
        <div className="front-page__tools">
          <label className="field">
            <span className="field__label">{say('fakty.board.paper-name')}</span>
            <input
              className="field__input"
              value={name}
              maxLength={LONGEST_NAME}
              placeholder={say('fakty.board.paper-usual')}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <Button look="main" icon="save" onClick={save}>
            {say('fakty.board.save-picture')}
          </Button>
          <Button icon="print" onClick={() => print()}>
            {say('fakty.board.print')}
          </Button>
        </div>
        <PageDrawing marks={marks} label={label} />
      </div>
      {/* A modal's own box would be cut off at the sheet's edge. */}
      {createPortal(
        <div className="front-page-print" aria-hidden="true">
          <PageDrawing marks={marks} label={label} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
