import { Die } from '@late/ui';
import type { Extra } from '../rules/index.ts';
import { markOf } from './mark-of.ts';
import { useSay } from './use-say.ts';

/** A new EXTRA number looks for a place. */
export interface ColumnChoice {
  readonly number: number;
  readonly column: number;
  readonly onChoose: (column: number) => void;
}

interface Props {
  readonly column: number;
  readonly boxes: number;
  readonly known: Extra | undefined;
  readonly extra: Extra | undefined;
  readonly after: Extra | undefined;
  readonly choice: ColumnChoice | undefined;
}

/** One EXTRA column. While a new number looks for a place, a free column is a radio button. */
export function ExtraColumn({ column, boxes, known, extra, after, choice }: Props) {
  const say = useSay();
  const crosses = extra?.crosses ?? 0;
  const number = after?.number ?? 0;
  const left = boxes - (after?.crosses ?? 0);
  const selectable = choice !== undefined && extra?.number === 0;
  const label = say(number ? 'extra.column-of' : 'extra.column-free', {
    column: column + 1,
    number,
    count: left,
  });
  const body = (
    <>
      <span className="unseen">{label}</span>
      <span className={number ? 'column__number' : 'column__number column__number--free'}>
        {number ? <Die face={number} /> : <span aria-hidden="true">?</span>}
      </span>
      <span className="column__boxes" aria-hidden="true">
        {Array.from({ length: boxes }, (_, box) => {
          const mark = markOf(box, known?.crosses ?? 0, crosses, after?.crosses ?? 0);
          const last = box === boxes - 1 ? 'box--last' : '';
          return <span key={box} className={`box box--extra ${last} ${mark}`} />;
        })}
      </span>
    </>
  );
  if (!selectable) return <div className="column">{body}</div>;
  return (
    <label className="column column--open">
      <input
        type="radio"
        className="unseen"
        name="extra-column"
        checked={choice.column === column}
        onChange={() => choice.onChoose(column)}
      />
      {body}
    </label>
  );
}
