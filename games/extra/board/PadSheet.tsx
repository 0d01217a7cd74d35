import { Icon } from '@late/ui';
import { useState } from 'react';
import {
  boxesOf,
  COLUMNS,
  isFinished,
  type Pad,
  padScore,
  ROWS,
  rowScore,
  SHEETS,
  type SheetName,
} from '../rules/index.ts';
import { type ColumnChoice, ExtraColumn } from './ExtraColumn.tsx';
import { markOf } from './mark-of.ts';
import { SheetHelp } from './SheetHelp.tsx';
import { signed } from './signed.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly sheet: SheetName;
  readonly pad: Pad;
  /** The pad as a half-chosen split would leave it. */
  readonly preview: Pad | null;
  /** The pad as its reader saw it last: crosses since are marked. */
  readonly known?: Pad | undefined;
  readonly owner: string;
  /** Set while a new EXTRA number wants a column. */
  readonly columnChoice?: ColumnChoice | undefined;
  /** The preview is not what its reader chose, but what would be better. */
  readonly isGhost?: boolean;
  /** One of several: a glance is enough. */
  readonly isSmall?: true;
}

/** A player's sheet: eleven rows, three EXTRA columns, the running total. */
export function PadSheet({
  sheet: name,
  pad,
  preview,
  known = pad,
  owner,
  columnChoice,
  isGhost = false,
  isSmall,
}: Props) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const ask = isSmall ? undefined : () => setAsking(true);
  const sheet = SHEETS[name];
  const after = preview ?? pad;
  const widestWall = Math.max(...sheet.wall);
  const total = padScore(sheet, after);
  const change = total - padScore(sheet, pad);
  return (
    <section
      className={isGhost ? 'pad pad--ghost' : 'pad'}
      aria-label={say('extra.sheet-of', { name: owner })}
    >
      {isAsking && <SheetHelp sheet={name} onClose={() => setAsking(false)} />}
      <table className="rows" data-lesson={isSmall ? undefined : 'rows'}>
        <caption className="unseen">{say('extra.rows')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('extra.row')}</span>
              {!isSmall && (
                <button type="button" className="rows__help" onClick={() => setAsking(true)}>
                  <Icon name="help" />
                  <span className="unseen">{say('extra.help.title')}</span>
                </button>
              )}
            </th>
            <th scope="col">
              <span className="unseen">{say('extra.crosses')}</span>
              {/* The same for a finger; a key or an ear finds the button before it. */}
              <span className="rows__heads rows__tap" aria-hidden="true" onClick={ask}>
                <span style={{ gridColumn: `1 / span ${widestWall}` }}>{say('extra.wall')}</span>
                <span>0</span>
                {sheet.factors.map((factor) => (
                  <span key={factor}>
                    {factor}
                    <span className="rows__times">×</span>
                  </span>
                ))}
              </span>
            </th>
            <th scope="col" className="rows__tap" onClick={ask}>
              {say('extra.worth')}
            </th>
            <th scope="col" className="rows__next rows__tap" onClick={ask}>
              {say('extra.next')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            <SheetRow
              key={row}
              sheet={name}
              row={row}
              indent={widestWall - (sheet.wall[row] as number)}
              known={known.rows[row] as number}
              crosses={pad.rows[row] as number}
              after={after.rows[row] as number}
            />
          ))}
        </tbody>
      </table>
      <div className="extras" data-lesson={isSmall ? undefined : 'extras'}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above the rows does the same */}
        <p className="extras__title rows__tap" onClick={ask}>
          EXTRA!
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as this heading is */}
        <div
          className="extras__columns"
          role="group"
          aria-label={
            columnChoice ? say('extra.choose-column', { number: columnChoice.number }) : 'EXTRA!'
          }
        >
          {Array.from({ length: COLUMNS }, (_, column) => (
            <ExtraColumn
              key={column}
              column={column}
              boxes={sheet.columns[column] as number}
              known={known.extras[column]}
              extra={pad.extras[column]}
              after={after.extras[column]}
              choice={columnChoice}
            />
          ))}
        </div>
        <p className="pad__total">
          <span>{say(isFinished(sheet, pad) ? 'extra.final' : 'extra.total')}</span>
          <strong>{signed(total)}</strong>
          <span className={change < 0 ? 'change change--loss' : 'change change--gain'}>
            {preview ? signed(change, true) : ''}
          </span>
        </p>
      </div>
    </section>
  );
}

function SheetRow(props: {
  sheet: SheetName;
  row: number;
  indent: number;
  known: number;
  crosses: number;
  after: number;
}) {
  const say = useSay();
  const { row, known, crosses, after, indent } = props;
  const sheet = SHEETS[props.sheet];
  const wall = sheet.wall[row] as number;
  const boxes = boxesOf(sheet, row);
  const worth = rowScore(sheet, row, after);
  const next = after < boxes ? rowScore(sheet, row, after + 1) - worth : null;
  return (
    <tr className={after > crosses ? 'row row--touched' : 'row'}>
      <th scope="row">{row + 2}</th>
      <td>
        <span className="unseen">{say('extra.crosses-of', { count: after, boxes })}</span>
        <span className="row__boxes" aria-hidden="true">
          {Array.from({ length: boxes }, (_, box) => (
            <span
              key={box}
              className={`box ${zoneOf(box, wall)} ${markOf(box, known, crosses, after)}`}
              style={box === 0 ? { gridColumnStart: indent + 1 } : undefined}
            />
          ))}
        </span>
      </td>
      <td className={worth < 0 ? 'row__now row__now--loss' : 'row__now'}>
        {after === 0 ? '·' : signed(worth)}
      </td>
      <td className="row__next">{next === null ? say('extra.row-full') : signed(next, true)}</td>
    </tr>
  );
}

function zoneOf(box: number, wall: number): string {
  return box < wall ? 'box--wall' : box === wall ? 'box--zero' : 'box--factor';
}
