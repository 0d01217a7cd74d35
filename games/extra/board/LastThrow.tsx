import type { SeatLabel } from '@late/ui';
import type { View } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** What everybody made of the last throw. */
export function LastThrow({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const { last } = view;
  if (!last) return null;
  return (
    <section className="last" aria-label={say('extra.last-throw')}>
      <h2>
        {say('extra.last-throw')} <span className="last__dice">{last.dice.join(' ')}</span>
      </h2>
      <ul>
        {last.splits.map((split, seat) => {
          if (!split) return null;
          const [[a, b], [c, d]] = split.pairs;
          return (
            <li key={seat}>
              <span className="last__name">{seats[seat]?.name}</span>
              <span>
                {say('extra.called', { first: a + b, second: c + d, fifth: split.fifth })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
