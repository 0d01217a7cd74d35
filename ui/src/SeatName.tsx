import type { SeatLabel } from './board.ts';
import { SeatMark } from './SeatMark.tsx';
import { shortName } from './text/index.ts';

/** Who has a seat, in as little room as there is; the whole name is there to be heard or pointed at. */
export function SeatName({ label }: { label: SeatLabel }) {
  const { names, more } = shortName(label);
  return (
    <span className="seat-name" title={label.name}>
      <SeatMark label={label} />
      <span className="seat-name__names" aria-hidden={more > 0 || undefined}>
        {names}
      </span>
      {more > 0 && (
        <>
          <span className="seat-name__more" aria-hidden="true">
            +{more}
          </span>
          <span className="unseen">{label.name}</span>
        </>
      )}
    </span>
  );
}
