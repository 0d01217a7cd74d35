import type { Seat } from '@late/kernel';
import { readersSeat, type SeatLabel, sayLine } from '@late/ui';
import { tell } from '../locales/tell.ts';
import type { View } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** The words that the dictionary would not have this turn, for everybody to see. */
export function Tries({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const { tried, turn } = view;
  const { tries } = view.options;
  const telling = { name: (seat: Seat) => seats[seat]?.name ?? '', you: readersSeat(seats) };
  const count = tries === 'free' ? null : tries - tried.length;
  return (
    <section className="tries" aria-label={say('slowka.board.tries')}>
      <ul>
        {tried.map(({ word, reason }, attempt) => (
          <li key={attempt}>
            {say(`slowka.event.no-word.${reason}`, { word: word.toUpperCase() })}
          </li>
        ))}
      </ul>
      {count !== null && (
        <p>
          {sayLine(say, tell(telling, 'tries-left', turn, { count }))}{' '}
          <span aria-hidden="true">{'●'.repeat(count) + '○'.repeat(tried.length)}</span>
        </p>
      )}
    </section>
  );
}
