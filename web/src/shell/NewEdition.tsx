import { Button } from '@late/ui';
import { useEffect, useState } from 'react';
import { registerOffline } from '../offline/register.ts';
import { useSay } from './use-say.ts';

/** Offers a newer version of the app; nothing changes under a reader's hands. */
export function NewEdition() {
  const say = useSay();
  const [offer, setOffer] = useState<{ takeOver: () => void } | null>(null);
  useEffect(() => {
    registerOffline((takeOver) => setOffer({ takeOver })).catch(() => {
      // Without a service worker the app still works, only not offline.
    });
  }, []);
  if (!offer) return null;
  return (
    <div className="edition" role="status">
      <span>{say('shell.new-edition')}</span>
      <Button onClick={offer.takeOver}>{say('shell.turn-page')}</Button>
    </div>
  );
}
