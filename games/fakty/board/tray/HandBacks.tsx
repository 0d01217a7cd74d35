import { type SeatLabel, sayShortName } from '@late/ui';
import type { Aim } from '../aim/use-aim.ts';
import { useRoving } from '../use-roving.ts';
import { useSay } from '../use-say.ts';

const MOST_BACKS = 8;

/** The others' hands from behind, to be bugged. */
export function HandBacks(props: {
  handSizes: readonly number[];
  seats: readonly SeatLabel[];
  own: number;
  aim: Aim;
}) {
  const say = useSay();
  const roving = useRoving<HTMLElement>();
  const { aim, handSizes, own, seats } = props;
  return (
    <section className="fk-tray fk-backs" aria-label={say('fakty.board.hands')} {...roving}>
      <h2 className="fk-tray__label">{say('fakty.board.hands')}</h2>
      <div className="fk-tray__tiles">
        {handSizes.map((count, seat) =>
          seat === own ? null : (
            <button
              key={seat}
              type="button"
              className={`fk-backs__hand ${aim.lit.seats.has(seat) ? 'fk-field--lit' : ''} ${aim.draft.seat === seat ? 'fk-field--held' : ''}`}
              aria-pressed={aim.draft.seat === seat}
              onClick={() => aim.tap({ on: 'seat', seat })}
            >
              <span className="fk-backs__name">{sayShortName(seats[seat])}</span>
              <span className="fk-backs__fan" aria-hidden="true">
                {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, back) => (
                  <span key={back} className="fk-backs__tile" />
                ))}
              </span>
              <span>{say('fakty.board.in-hand', { count })}</span>
            </button>
          ),
        )}
      </div>
    </section>
  );
}
