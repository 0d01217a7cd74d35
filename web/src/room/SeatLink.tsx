import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useState } from 'react';
import { api } from '../remote/api.ts';
import { seatAddress } from '../remote/read-invitation.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';
import { CopyLink } from './CopyLink.tsx';
import { QrCode } from './QrCode.tsx';

/** Personal links, with which the same seat can be had on another device, or by a mate. */
export function SeatLink({ room, isTeams }: { room: string; isTeams: boolean }) {
  const say = useSay();
  const [address, setAddress] = useState<string | null>(null);
  const [kept, setKept] = useState(false);
  const [isRevoked, setRevoked] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const fetchTicket = async (forMany: boolean) => {
    const reply = await api.ticket(room, forMany);
    if (!reply.ok) return setTrouble(reply.refusal);
    setTrouble(null);
    setRevoked(false);
    setKept(forMany);
    setAddress(seatAddress(room, reply.value));
  };
  const revoke = async () => {
    const reply = await api.revokeTickets(room);
    if (!reply.ok) return setTrouble(reply.refusal);
    setTrouble(null);
    setRevoked(true);
    setAddress(null);
  };
  const title = isTeams ? say('team.invite') : say('share.seat');
  const once = isTeams ? say('team.invite-text') : say('share.seat-text');
  return (
    <>
      {address === null ? (
        <Button onClick={() => fetchTicket(false)}>{title}</Button>
      ) : (
        <section className="share" aria-label={title}>
          <QrCode text={address} label={say('share.qr')} />
          <div className="share__words">
            <p className="menu__note">{kept ? say('share.kept-text') : once}</p>
            <CopyLink address={address} />
            <label className="tick">
              <input
                type="checkbox"
                checked={kept}
                onChange={({ target }) => fetchTicket(target.checked)}
              />
              {say('share.kept')}
            </label>
            <Button onClick={revoke}>{say('share.revoke')}</Button>
          </div>
        </section>
      )}
      {isRevoked && (
        <p className="menu__note" role="status">
          {say('share.revoked')}
        </p>
      )}
      <Trouble refusal={trouble} />
    </>
  );
}
