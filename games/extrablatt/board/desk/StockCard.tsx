import type { CSSProperties, Ref } from 'react';
import { cellsOf, type Shape } from '../../rules/index.ts';
import { useDrag } from '../paper/use-drag.ts';
import type { Placing } from '../paper/use-placing.ts';
import { useSay } from '../use-say.ts';

interface Props {
  readonly shape: Shape;
  readonly left: number;
  readonly fits: boolean;
  readonly checked: boolean;
  readonly first: Ref<HTMLInputElement>;
  readonly placing: Placing;
  readonly onChoose: () => void;
  /** It was chosen already and is tapped once more. */
  readonly onAgain: () => void;
}

/** A kind of layout card: tap it, tap it again to turn it, or drag it onto the paper. */
export function StockCard(props: Props) {
  const { shape, left, fits, checked, first, placing, onChoose, onAgain } = props;
  const say = useSay();
  const { at, handlers, wasDrag } = useDrag({
    onStart: onChoose,
    onMove: placing.hover,
    onDrop: (x, y) => (placing.isOver(x, y) ? placing.put(x, y) : placing.leave()),
  });
  const size = { '--w': shape.width, '--h': shape.height };
  const flyingAt = ({ x, y }: { x: number; y: number }) =>
    ({ ...size, '--unit': `${placing.cell()}px`, left: x, top: y }) as CSSProperties;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a second tap turns the card; the keyboard has R for that
    <label
      className={fits ? 'xb-card' : 'xb-card xb-card--barred'}
      {...handlers}
      onClick={(event) => {
        if (wasDrag()) event.preventDefault();
        else if (checked && !(event.target instanceof HTMLInputElement)) onAgain();
      }}
    >
      <input
        type="radio"
        className="unseen"
        name="xb-stock"
        ref={first}
        checked={checked}
        onChange={onChoose}
      />
      <span className="unseen">
        {say(fits ? 'extrablatt.board.card' : 'extrablatt.board.card-barred', {
          width: shape.width,
          height: shape.height,
          cells: cellsOf(shape),
          count: left,
        })}
      </span>
      <span className="xb-card__shape" style={size as CSSProperties} aria-hidden="true" />
      <span className="xb-card__left" aria-hidden="true">
        {left > 1 ? `×${left}` : ''}
      </span>
      {at && (
        <span
          className={
            placing.preview ? 'xb-card__flying xb-card__flying--snapped' : 'xb-card__flying'
          }
          style={flyingAt(at)}
          aria-hidden="true"
        />
      )}
    </label>
  );
}
