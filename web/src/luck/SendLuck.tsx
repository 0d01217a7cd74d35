import type { GameRecord } from '@late/kernel';
import { useEffect, useState } from 'react';
import { useFace } from '../games/GameProvider.tsx';
import { CopyLink } from '../room/CopyLink.tsx';
import { pack } from './packed.ts';
import { useSay } from './use-say.ts';

/** A link for others to play this luck: it names the house's table, or carries the whole game behind its #. */
export function SendLuck({ kind, id, record }: { kind: string; id: string; record: GameRecord }) {
  const say = useSay();
  const { game } = useFace();
  const [packed, setPacked] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (kind !== 'room') pack(game, record).then(setPacked, () => setPacked(null));
  }, [kind, game, record]);
  const ofRoom = kind === 'room' ? `${location.origin}/luck/room/${id}` : null;
  const address = ofRoom ?? (packed && `${location.origin}/luck/link#${packed}`);
  if (!address && packed === undefined) return null;
  return (
    <section className="luck__send" aria-labelledby="send-luck">
      <h3 id="send-luck">{say('luck.send')}</h3>
      <p>{say(address ? 'luck.send-text' : 'luck.too-long')}</p>
      {address && <CopyLink address={address} />}
    </section>
  );
}
