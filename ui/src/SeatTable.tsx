import type { ReactNode } from 'react';
import type { SeatLabel } from './board.ts';

/** A row of figures, one a seat. */
export interface SeatRow {
  readonly head: ReactNode;
  readonly figures: readonly ReactNode[];
  readonly className?: string;
}

interface Props {
  readonly className: string;
  readonly caption: ReactNode;
  readonly seats: readonly SeatLabel[];
  readonly rows: readonly SeatRow[];
  readonly total?: SeatRow;
}

/** Figures by seat: everybody has a column. */
export function SeatTable({ className, caption, seats, rows, total }: Props) {
  return (
    <table className={`seat-table ${className}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ name }, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} {...row} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row {...total} />
        </tfoot>
      )}
    </table>
  );
}

function Row({ head, figures, className }: SeatRow) {
  return (
    <tr className={className}>
      <th scope="row">{head}</th>
      {figures.map((figure, seat) => (
        <td key={seat}>{figure}</td>
      ))}
    </tr>
  );
}
