import type { RoomSeen } from '@late/table';
import { useSay } from '../shell/use-say.ts';

const SHORT = 12;

/** The commitment to the luck of a game, there before the first throw. */
export function Fingerprint({ seen }: { seen: RoomSeen }) {
  const say = useSay();
  const { commitment } = seen.plan;
  const pledged = seen.luck?.pledged ?? [];
  return (
    <details className="fingerprint">
      <summary>
        {say('fair-page.fingerprint')} <code>{commitment.slice(0, SHORT)}…</code>
      </summary>
      <p>{say('fair-page.promise')}</p>
      <code className="fingerprint__whole">{commitment}</code>
      {pledged.length > 0 && (
        <>
          <p>{say('fair-page.pledged')}</p>
          {pledged.map(({ seat, hash }) => (
            <p key={hash}>
              {seen.seats[seat]?.name} <code className="fingerprint__whole">{hash}</code>
            </p>
          ))}
        </>
      )}
    </details>
  );
}
