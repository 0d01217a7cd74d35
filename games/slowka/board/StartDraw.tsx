import type { SeatLabel } from '@late/ui';
import type { View } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Who drew what for the start, and which words decide. */
export function StartDraw({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  return (
    <section className="start-draw">
      {view.start.length > 0 && <h3>{say('slowka.board.start-draw')}</h3>}
      {view.start.map((draws, round) => (
        <p key={round}>
          {draws
            .map(({ seat, token }) => `${seats[seat]?.name ?? ''} ${token.toUpperCase()}`)
            .join(', ')}
        </p>
      ))}
      {view.tableWords.admitted.length > 0 && (
        <p className="start-draw__list">
          {say('slowka.board.table-words', {
            words: view.tableWords.admitted.map((word) => word.toUpperCase()).join(', '),
          })}
        </p>
      )}
      <p className="start-draw__list">{say('slowka.board.list', { list: view.options.list })}</p>
    </section>
  );
}
