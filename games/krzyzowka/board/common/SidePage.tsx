import { readersSeat, type SeatLabel, sayLine } from '@late/ui';
import { capitals } from '../../locales/labels.ts';
import { narrate } from '../../locales/narrate.ts';
import { type CommonView, unseenTiles } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { Inventory } from './Inventory.tsx';

/** Where there is room for it: what happened last, and what nobody has shown yet. */
export function SidePage({ view, seats }: { view: CommonView; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const { last } = view;
  const { admitted } = view.tableWords;
  const told = last ? narrate(last, (seat) => seats[seat]?.name ?? '', readersSeat(seats)) : [];
  return (
    <aside className="kz__side" aria-label={say('krzyzowka.board.side')}>
      {last && (
        <section>
          <h2>{say('krzyzowka.board.last')}</h2>
          <p>{told.map((line) => sayLine(say, line)).join(' ')}</p>
        </section>
      )}
      {admitted.length > 0 && (
        <section>
          <p>{say('krzyzowka.board.table-words', { words: admitted.map(capitals).join(', ') })}</p>
        </section>
      )}
      <section>
        <h2>{say('krzyzowka.board.unseen')}</h2>
        <p>{say('krzyzowka.board.bag', { count: view.bag })}</p>
        <Inventory tiles={unseenTiles(view)} />
      </section>
    </aside>
  );
}
