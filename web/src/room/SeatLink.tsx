import type { Refusal } from '@late/kernel';
import { Button, useSay } from '@late/ui';
import { useState } from 'react';
import { api } from '../remote/api.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import { CopyLink } from './CopyLink.tsx';
import { QrCode } from './QrCode.tsx';

/** A personal link, with which the same seat can be had on another device. */
export function SeatLink({ room }: { room: string }) {
  const say = useSay();
  const [address, setAddress] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const fetchTicket = async () => {
    const reply = await api.ticket(room);
    if (!reply.ok) return setTrouble(reply.refusal);
    const { seat, ticket } = reply.value;
    setAddress(`${location.origin}/room/${room}?seat=${seat}&ticket=${ticket}`);
  };
  if (address === null) {
    return (
      <>
        <Button onClick={fetchTicket}>{say('share.seat')}</Button>
        {trouble && (
          <p className="trouble" role="alert">
            {sayRefusal(say, trouble)}
          </p>
        )}
      </>
    );
  }
  return (
    <section className="share" aria-label={say('share.seat')}>
      <QrCode text={address} label={say('share.qr')} />
      <div className="share__words">
        <p className="menu__note">{say('share.seat-text')}</p>
        <CopyLink address={address} />
      </div>
    </section>
  );
}
