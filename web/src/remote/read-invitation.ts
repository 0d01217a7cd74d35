import type { Invitation } from './open-room.ts';

/** The personal link that led here, if one did. */
export function readInvitation(name: string): Invitation | null {
  // Behind the # no server on the way gets to see it.
  const asked = new URLSearchParams(location.hash.slice(1));
  const seat = Number(asked.get('seat') ?? Number.NaN);
  const ticket = asked.get('ticket') ?? '';
  return Number.isInteger(seat) && seat >= 0 && ticket ? { seat, ticket, name } : null;
}

/** A personal link is nobody else's business: it leaves the address bar once it has been used. */
export function withoutInvitation(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname);
}

/** The address that `readInvitation` reads. */
export function seatAddress(room: string, { seat, ticket }: Omit<Invitation, 'name'>): string {
  return `${location.origin}/room/${room}#seat=${seat}&ticket=${ticket}`;
}
