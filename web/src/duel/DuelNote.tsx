import type { RoomSeen } from '@late/table';
import { Link } from 'wouter';
import { useSay } from '../shell/use-say.ts';

/** The way from somebody's own game to the duel that it is part of, once they are through. */
export function DuelNote({ seen: { plan, table, closed } }: { seen: RoomSeen }) {
  const say = useSay();
  if (plan.duel === undefined || !(table?.result || closed)) return null;
  return (
    <p className="note">
      {say('duel.through')}{' '}
      <Link href={addressOf(plan.duel)} className="button">
        {say('duel.to-duel')}
      </Link>
    </p>
  );
}

/** A duel of the house is a table of a day. */
function addressOf(duel: string): string {
  const [, day] = /^daily-(\d{4}-\d\d-\d\d)-/.exec(duel) ?? [];
  return day === undefined ? `/duel/${duel}` : `/daily/${day}`;
}
