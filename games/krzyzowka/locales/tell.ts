import type { Line as LineOf, Params, Seat, Telling } from '@late/kernel';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** What a seat does, or what happens to it. */
type Deed =
  | 'drew'
  | 'drew-own'
  | 'laid'
  | 'laid-for-now'
  | 'rejected'
  | 'rejected-free'
  | 'turn-lost'
  | 'exchanged'
  | 'passed'
  | 'skipped'
  | 'accepted'
  | 'asked'
  | 'voted-yes'
  | 'voted-no'
  | 'stood'
  | 'ready'
  | 'begun'
  | 'swapped'
  | 'agreed'
  | 'withdrew'
  | 'handed-in'
  | 'done'
  | 'not-done'
  | 'raised'
  | 'raised-in-vain'
  | 'time-up-for'
  | 'counted'
  | 'nothing'
  | 'bonus-all'
  | 'bonus-longest';

/** A seat's deed, with what its sentence wants beside the name. */
export const tell: <Did extends Deed>(
  telling: Telling,
  did: Did,
  seat: Seat,
  params: Texts[`krzyzowka.event.you.${Did}`],
) => Line = ({ name, you }, did: Deed, seat, params: Params) =>
  // The compiler does not follow which parameters go with which key; the signature above does.
  (seat === you
    ? { key: `krzyzowka.event.you.${did}`, params }
    : { key: `krzyzowka.event.${did}`, params: { ...params, name: name(seat) } }) as Line;
