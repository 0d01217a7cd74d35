import type { Seat } from '@late/kernel';
import { Button, sayRefusal, Why } from '@late/ui';
import { headlineKey, sectionKey } from '../../locales/keys.ts';
import {
  cellsOf,
  circulationAt,
  type Fate,
  fateOf,
  type Headline,
  type Paper,
  photosToPrint,
  type Refusal,
  sectionOf,
  type View,
} from '../../rules/index.ts';
import type { Draft } from '../draft.ts';
import { PhotoButton } from '../photos/PhotoButton.tsx';
import { PhotoChoice } from '../photos/PhotoChoice.tsx';
import { inFull } from '../thousands.ts';
import { type Say, useSay } from '../use-say.ts';
import { CardPicker, cardHint } from './CardPicker.tsx';
import { DeskHead } from './DeskHead.tsx';
import type { DeskProps } from './desk-props.ts';

type Dispatch = Extract<Draft, { for: 'dispatch' }>;

/** A dispatch in the hand: print it on a card, or throw it away. */
export function WriteDesk(props: DeskProps & { dispatch: Dispatch }) {
  const { view, me, dispatch, held, busy, onDraft, onMove, onRule, first } = props;
  const say = useSay();
  const { fax, headline } = dispatch;
  const section = sectionOf(headline);
  const removing = view.phase.at === 'remove';
  const fate = fateOf(view, me, headline);
  const photos = fate === 'photo' && !removing ? photosToPrint(view, headline) : [];
  const photo = dispatch.photo ?? photos[0];
  const why = removing ? null : whyNot(fate, held?.all.length ?? 0);
  const writing = !removing && !why && held;
  const place = held?.place ?? null;
  const bin = (
    <Button
      ref={writing ? null : first}
      look={writing ? 'plain' : 'main'}
      icon="bin"
      aria-disabled={busy}
      onClick={() => busy || onMove({ do: 'remove', fax })}
    >
      {say('extrablatt.board.bin')}
    </Button>
  );
  return (
    <>
      <DeskHead onClose={() => onDraft(null)}>
        <span className={`xb-letter-mark xb-section--${section}`} aria-hidden="true">
          {say(`extrablatt.board.letter.${section}`)}
        </span>
        <p className="xb-desk__headline">
          <span className="unseen">{say(sectionKey(section))}: </span>
          {say(headlineKey(headline))}
          <span className="xb-desk__facts">{facts(say, props, fate)}</span>
        </p>
        {photo && photos.length === 1 && <PhotoButton section={section} photo={photo} />}
      </DeskHead>
      {why && (
        <p className="xb-hint">
          {sayRefusal(say, why)} {why.rule && <Why rule={why.rule} onRule={onRule} />}
        </p>
      )}
      {writing && photo && photos.length > 1 && (
        <PhotoChoice
          section={section}
          photos={photos}
          chosen={photo}
          onChoose={(chosen) => onDraft({ ...dispatch, photo: chosen })}
        />
      )}
      {writing && <CardPicker {...props} held={held} card={dispatch} />}
      <div className="xb-desk__actions">
        {bin}
        {writing && (
          <Button
            look="main"
            icon="check"
            className="xb-print"
            aria-disabled={busy}
            missing={place ? null : cardHint(say, view, me, held, dispatch)}
            onClick={() => {
              const chosen = photos.length > 1 && photo ? { photo } : {};
              if (place && !busy) onMove({ do: 'write', fax, place, ...chosen });
            }}
          >
            {say(fate === 'photo' ? 'extrablatt.board.print-photo' : 'extrablatt.board.print')}
          </Button>
        )}
      </div>
    </>
  );
}

function whyNot(fate: Fate, places: number): Refusal | null {
  if (fate === 'third') return { code: 'extrablatt.third', rule: 'photos' };
  if (fate === 'no-photo') return { code: 'extrablatt.no-photo', rule: 'photos' };
  return places ? null : { code: 'extrablatt.board.no-room', rule: 'sections' };
}

/** What it would be worth, and who else carries it. */
function facts(
  say: Say,
  { view, me, seats, dispatch }: DeskProps & { dispatch: Dispatch },
  fate: Fate,
): string {
  return [
    say(fate === 'photo' ? 'extrablatt.board.worth-photo' : 'extrablatt.board.worth', {
      copies: inFull(circulationAt(view.hour)),
    }),
    ...rivalsWith(view, me, dispatch.headline).map(({ seat, cells }) =>
      say('extrablatt.board.carries', { name: seats[seat]?.name ?? '', count: cells }),
    ),
  ].join(' · ');
}

function rivalsWith({ papers }: View, me: Seat, headline: Headline) {
  return papers.flatMap(({ articles }: Paper, seat) => {
    const cells = articles
      .filter((article) => article.headline === headline)
      .reduce((sum, { place }) => sum + cellsOf(place), 0);
    return seat !== me && cells ? [{ seat, cells }] : [];
  });
}
