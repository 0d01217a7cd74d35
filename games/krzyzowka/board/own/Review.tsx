import type { Seat } from '@late/kernel';
import type { BoardProps } from '@late/ui';
import type { CountedRound, Move, OwnView, Work } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { WorkCard } from './WorkCard.tsx';

interface Props extends BoardProps<OwnView, Move> {
  readonly counted: CountedRound;
}

/** A round after pencils down: everybody's work side by side, one's own first. */
export function Review({ view, seats, counted, advise }: Props) {
  const say = useSay();
  const { viewer } = view;
  const order = seats.map((_, seat) => seat);
  if (viewer !== 'audience')
    order.sort((one, other) => Number(other === viewer) - Number(one === viewer));
  const by = counted.by === null ? undefined : seats[counted.by];
  const { how } = counted;
  const ended =
    by?.you && (how === 'done' || how === 'raised')
      ? say(`krzyzowka.board.how-you.${how}`)
      : say(`krzyzowka.board.how.${how}`, { name: by?.name ?? '' });
  return (
    <section className="kz-review" aria-label={say('krzyzowka.board.review')}>
      <h2>
        {say('krzyzowka.board.review-title', { round: counted.round })}{' '}
        {seats.length > 1 && <small>{ended}</small>}
      </h2>
      <div className="kz-review__works">
        {order.map((seat) => (
          <WorkCard
            key={`${counted.round} ${seat}`}
            name={seats[seat]?.name ?? ''}
            work={counted.works[seat] as Work}
            options={view.options}
            advise={isFirstWith(counted.works, order, seat) ? advise : undefined}
          />
        ))}
      </div>
    </section>
  );
}

/** Where one plays after the other with the same tiles, what was possible is said once. */
function isFirstWith(works: readonly Work[], order: readonly Seat[], seat: Seat): boolean {
  const tilesOf = (one: Seat) => (works[one] as Work).tiles.toSorted().join('');
  return order.find((one) => tilesOf(one) === tilesOf(seat)) === seat;
}
