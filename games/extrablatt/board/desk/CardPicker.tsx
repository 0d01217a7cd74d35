import type { Seat } from '@late/kernel';
import { Button, RefusalLine } from '@late/ui';
import type { Cell, Paper, Shape, View } from '../../rules/index.ts';
import type { CardDraft, Draft } from '../draft.ts';
import { fitWords } from '../paper/cell-words.ts';
import { gainAt } from '../paper/gain.ts';
import type { Held } from '../paper/held.ts';
import { inFull } from '../thousands.ts';
import { type Say, useSay } from '../use-say.ts';
import type { DeskProps } from './desk-props.ts';
import { Stock } from './Stock.tsx';

type Card = Extract<Draft, CardDraft>;
type Props = DeskProps & { held: Held; card: Card };

/** Chooses a layout card, turns it, and says where it lies. */
export function CardPicker(props: Props) {
  const { view, me, held, card, refused, placing, first, onDraft, onTurn, onGo, onRule } = props;
  const say = useSay();
  const choose = (shape: Shape) => onDraft({ ...card, shape, corner: cornerFor(held, shape) });
  const { shape } = held;
  const square = shape?.width === shape?.height;
  return (
    <>
      <Stock
        stock={(view.papers[me] as Paper).stock}
        shape={shape}
        places={held.all}
        placing={placing}
        first={first}
        onChoose={choose}
        onTurn={onTurn}
        onGo={onGo}
      />
      <div className="xb-desk__line">
        <p className="xb-hint" role="status">
          {refused ? '' : cardHint(say, view, me, held, card)}
        </p>
        <RefusalLine refusal={refused} onRule={onRule} />
        <Button
          icon="turn"
          className="xb-turn"
          aria-disabled={!shape || square}
          onClick={() => shape && !square && onTurn()}
        >
          {say('extrablatt.board.turn')}
        </Button>
      </div>
    </>
  );
}

/** What to do next with a card; once it lies somewhere, what it does there. */
export function cardHint(say: Say, view: View, me: Seat, held: Held, card: Card): string {
  const { all, place, places, shape } = held;
  if (!shape) return say('extrablatt.board.pick-card', { count: all.length });
  const paper = view.papers[held.seat] as Paper;
  if (place) {
    const lies = `${place.width} × ${place.height}. ${fitWords(say, paper, place)}`;
    if (card.for !== 'dispatch') return lies;
    const gain = gainAt(view, me, card.headline, place);
    return `${say('extrablatt.board.gain-here', { copies: inFull(gain) })} ${lies}`;
  }
  return places.length
    ? say('extrablatt.board.put-card', { count: places.length })
    : say('extrablatt.board.card-no-room');
}

/** A card that can lie in one place only lies there at once. */
function cornerFor({ all }: Held, { width, height }: Shape): Cell | null {
  const places = all.filter((place) => place.width === width && place.height === height);
  const [only] = places;
  return only && places.length === 1 ? { column: only.column, row: only.row } : null;
}
