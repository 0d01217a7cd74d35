import { Button } from '@late/ui';
import { adKey } from '../../locales/keys.ts';
import { adTextsLeft, lastDuel, loserOf } from '../../rules/index.ts';
import type { Draft } from '../draft.ts';
import { useSay } from '../use-say.ts';
import { CardPicker, cardHint } from './CardPicker.tsx';
import { DeskHead } from './DeskHead.tsx';
import type { DeskProps } from './desk-props.ts';

/** The winner of a duel lays an ad into the loser's paper, or does without. */
export function AdDesk(props: DeskProps & { ad: Extract<Draft, { for: 'ad' }> }) {
  const { view, me, seats, ad, held, busy, onDraft, onMove } = props;
  const say = useSay();
  const texts = adTextsLeft(view);
  const another = texts[(texts.indexOf(ad.text) + 1) % texts.length] ?? ad.text;
  const place = held?.place ?? null;
  const loser = seats[loserOf(lastDuel(view))]?.name ?? '';
  return (
    <>
      <DeskHead>
        <span className="xb-letter-mark">{say('extrablatt.board.ad-mark')}</span>
        <p className="xb-desk__headline">
          {say(adKey(ad.text))}
          <span className="xb-desk__facts">{say('extrablatt.board.ad-into', { name: loser })}</span>
        </p>
        <Button
          look="quiet"
          icon="again"
          iconOnly
          onClick={() => onDraft({ ...ad, text: another })}
        >
          {say('extrablatt.board.another-text')}
        </Button>
      </DeskHead>
      {held && <CardPicker {...props} held={held} card={ad} />}
      <div className="xb-desk__actions">
        <Button aria-disabled={busy} onClick={() => busy || onMove({ do: 'pass' })}>
          {say('extrablatt.board.no-ad')}
        </Button>
        <Button
          look="main"
          icon="check"
          className="xb-print"
          aria-disabled={busy}
          missing={place || !held ? null : cardHint(say, view, me, held, ad)}
          onClick={() => place && !busy && onMove({ do: 'ad', place, text: ad.text })}
        >
          {say('extrablatt.board.print-ad')}
        </Button>
      </div>
    </>
  );
}
