import type { Seat } from '@late/kernel';
import type { TableRefusal } from '../refusals.ts';
import type { Seated } from './asking.ts';
import type { RequestTo } from './request.ts';
import { type ChatLine, PHRASES } from './room.ts';
import { isTooMuch } from './spoken.ts';
import { isMuted, isTeam, mateAt } from './who-sits.ts';

type Words = Pick<RequestTo<'say'>, 'phrase' | 'text'>;

export function say(
  { ledger, member, own: seat }: Seated,
  { to, ...words }: RequestTo<'say'>,
): TableRefusal | null {
  const { room } = ledger;
  if (isMuted(room, seat)) return { code: 'room.muted' };
  if (isTooMuch(room.spoken, member, ledger.now, 1)) return { code: 'room.slowly' };
  if (to === 'team' && !isTeam(room.seats[seat])) return { code: 'room.no-mates' };
  const mate = mateAt(room.seats[seat], member);
  const line = lineOf(seat, mate?.name ?? '', words);
  if (!line) return { code: 'room.phrase' };
  const signed = mate && mate.member !== member && { signed: mate.member };
  ledger.add({ do: 'say', member, line, ...signed, ...(to && { to }) });
  return null;
}

function lineOf(seat: Seat, name: string, words: Words): ChatLine | null {
  const text = words.text?.trim();
  const phrase = PHRASES.find((known) => known === words.phrase);
  if (phrase) return { seat, name, phrase };
  return text ? { seat, name, text } : null;
}
