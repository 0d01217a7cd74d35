import type { Invitation } from './open-room.ts';

/** The personal link that led here, if one did. */
export function readInvitation(name: string): Invitation | null {
  const asked = new URLSearchParams(location.search);
  const seat = Number(asked.get('seat') ?? Number.NaN);
  const ticket = asked.get('ticket') ?? '';
  return Number.isInteger(seat) && seat >= 0 && ticket ? { seat, ticket, name } : null;
}

/** A personal link is nobody else's business: it leaves the address bar once it has been used. */
export function withoutInvitation(): void {
  if (location.search) history.replaceState(history.state, '', location.pathname);
}
