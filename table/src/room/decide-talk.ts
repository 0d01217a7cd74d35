import type { Refusal, Seat } from '@late/kernel';
import { type ChatLine, type Member, PHRASES } from './room.ts';
import type { RoomLedger } from './room-ledger.ts';
import { isMuted, isTeam, mateAt } from './who-sits.ts';

export interface Saying {
  readonly phrase?: string;
  readonly text?: string;
  /** Everybody, if it is not said. */
  readonly to?: 'team';
}

export function say(
  ledger: RoomLedger,
  member: Member,
  seat: Seat,
  { to, ...words }: Saying,
): Refusal | null {
  const { room } = ledger;
  if (isMuted(room, seat)) return { code: 'room.muted' };
  if (to === 'team' && !isTeam(room.seats[seat])) return { code: 'room.no-mates' };
  const mate = mateAt(room.seats[seat], member);
  const line = lineOf(seat, mate?.name ?? '', words);
  if (!line) return { code: 'room.phrase' };
  const signed = mate && mate.member !== member && { signed: mate.member };
  ledger.add({ do: 'say', member, line, ...signed, ...(to && { to }) });
  return null;
}

function lineOf(seat: Seat, name: string, words: Saying): ChatLine | null {
  const text = words.text?.trim();
  const phrase = PHRASES.find((known) => known === words.phrase);
  if (phrase) return { seat, name, phrase };
  return text ? { seat, name, text } : null;
}
