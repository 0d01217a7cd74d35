import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useState } from 'react';
import { api } from '../remote/api.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import { useSay } from '../shell/use-say.ts';
import { CopyLink } from './CopyLink.tsx';
import { QrCode } from './QrCode.tsx';

/** A personal link, with which the same seat can be had on another device, or by a mate. */
export function SeatLink({ room, isTeams }: { room: string; isTeams: boolean }) {
  const say = useSay();
  const [address, setAddress] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const fetchTicket = async () => {
    const reply = await api.ticket(room);
    if (!reply.ok) return setTrouble(reply.refusal);
    const { seat, ticket } = reply.value;
    setAddress(`${location.origin}/room/${room}?seat=${seat}&ticket=${ticket}`);
  };
  const title = isTeams ? say('team.invite') : say('share.seat');
  if (address === null) {
    return (
      <>
        <Button onClick={fetchTicket}>{title}</Button>
        {trouble && (
          <p className="trouble" role="alert">
            {sayRefusal(say, trouble)}
          </p>
        )}
      </>
    );
  }
  return (
    <section className="share" aria-label={title}>
      <QrCode text={address} label={say('share.qr')} />
      <div className="share__words">
        <p className="menu__note">{isTeams ? say('team.invite-text') : say('share.seat-text')}</p>
        <CopyLink address={address} />
      </div>
    </section>
  );
}
