import { parse } from '@late/kernel';
import type { RoomSeen } from '@late/table';
import { useFace } from '../games/GameProvider.tsx';
import { useSay } from '../shell/use-say.ts';
import { BlockButton } from './BlockButton.tsx';
import { ReportForm } from './ReportForm.tsx';

/** What can be done about a table, or about somebody at it. */
export function Complaints({ seen }: { seen: RoomSeen }) {
  const say = useSay();
  const face = useFace();
  const { id, options } = seen.plan;
  const parsed = parse(face.game.options, options);
  const hasOwnDeck = parsed.ok && face.written(parsed.value) !== null;
  const others = seen.seats.flatMap(({ kind, mates, name }, seat) => {
    if (kind !== 'person') return [];
    const names = mates.length > 1 ? mates : [name];
    return names
      .filter((one) => one && !(seat === seen.seat && (names.length === 1 || one === seen.called)))
      .map((one) => ({ seat, name: one, isMate: names.length > 1 }));
  });
  return (
    <details className="menu__more">
      <summary>{say('report.title')}</summary>
      <div className="complaints">
        {others.map(({ seat, name, isMate }) => (
          <BlockButton
            key={`${seat} ${name}`}
            room={id}
            whom={isMate ? { seat, name } : { seat }}
            name={name}
            isBlocked={!isMate && seen.blocked.includes(seat)}
          />
        ))}
        {others.length > 0 && <p className="menu__note">{say('block.text')}</p>}
        <h3>{say('report.table')}</h3>
        <ReportForm room={id} hasOwnDeck={hasOwnDeck} />
      </div>
    </details>
  );
}
