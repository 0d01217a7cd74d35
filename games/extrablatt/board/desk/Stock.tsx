import type { KeyboardEvent, Ref } from 'react';
import { CARDS, type Place, SHAPES, type Shape } from '../../rules/index.ts';
import { lies, turned } from '../paper/held.ts';
import type { Placing } from '../paper/use-placing.ts';
import { useSay } from '../use-say.ts';
import { StockCard } from './StockCard.tsx';

interface Props {
  /** Cards left, by kind. */
  readonly stock: readonly number[];
  readonly shape: Shape | null;
  /** Every legal place, of all shapes. */
  readonly places: readonly Place[];
  readonly placing: Placing;
  readonly first: Ref<HTMLInputElement>;
  readonly onChoose: (shape: Shape) => void;
  readonly onTurn: () => void;
  /** By keyboard: on to the paper. */
  readonly onGo: () => void;
}

/** The layout cards by size: how many are left, and which of them would fit somewhere. */
export function Stock(props: Props) {
  const { stock, shape, places, placing, first, onChoose, onTurn, onGo } = props;
  const say = useSay();
  const fits = (kind: number) =>
    SHAPES[kind]?.some((one) => places.some((place) => lies(place, one))) ?? false;
  const kinds = CARDS.map((_, kind) => kind).filter((kind) => stock[kind]);
  const isKind = (kind: number) =>
    shape !== null && (SHAPES[kind]?.some((one) => lies(one, shape)) ?? false);
  const chosen = kinds.find(isKind);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && shape) onGo();
    else if ((event.key === 'r' || event.key === 'R') && shape) onTurn();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset className="xb-stock" onKeyDown={keys}>
      <legend className="unseen">{say('extrablatt.board.stock')}</legend>
      {kinds.map((kind, index) => {
        // Lying flat, unless it fits only upright.
        const [flat, upright] = SHAPES[kind] as readonly [Shape, Shape?];
        const lying = places.some((place) => lies(place, flat)) ? flat : (upright ?? flat);
        const own = kind === chosen && shape ? shape : lying;
        return (
          <StockCard
            key={kind}
            shape={own}
            left={stock[kind] as number}
            fits={fits(kind)}
            checked={kind === chosen}
            first={kind === chosen || (chosen === undefined && index === 0) ? first : null}
            placing={placing}
            onChoose={() => onChoose(own)}
            onAgain={() => own.width !== own.height && onChoose(turned(own))}
          />
        );
      })}
    </fieldset>
  );
}
