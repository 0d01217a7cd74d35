import type { RoomSeen } from '@late/table';
import { useSay } from '../shell/use-say.ts';

/** Somebody whom the reader has blocked sits at this table. */
export function BlockedHere({ seen }: { seen: RoomSeen }) {
  const say = useSay();
  if (!seen.blocked.length) return null;
  const names = seen.blocked.map((seat) => seen.seats[seat]?.name ?? '').join(', ');
  return (
    <p className="trouble" role="status">
      {say('block.here', { names })}
    </p>
  );
}
