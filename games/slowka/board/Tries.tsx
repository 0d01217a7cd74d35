import type { SeatLabel } from '@late/ui';
import { TRIES, type View } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** The words that the dictionary would not have this turn, for everybody to see. */
export function Tries({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const { tried, turn } = view;
  const count = TRIES - tried.length;
  return (
    <section className="tries" aria-label={say('slowka.board.tries')}>
      <ul>
        {tried.map(({ word, reason }, attempt) => (
          <li key={attempt}>
            {say(`slowka.event.no-word.${reason}`, { word: word.toUpperCase() })}
          </li>
        ))}
      </ul>
      <p>
        {say('slowka.event.tries-left', { name: seats[turn]?.name ?? '', count })}{' '}
        <span aria-hidden="true">{'●'.repeat(count) + '○'.repeat(tried.length)}</span>
      </p>
    </section>
  );
}
