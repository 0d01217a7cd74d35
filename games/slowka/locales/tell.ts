import type { Line as LineOf, Params, Seat, Telling } from '@late/kernel';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** What a seat does, or what happens to it. */
type Deed =
  | 'started'
  | 'drawn'
  | 'drawn-own'
  | 'laid'
  | 'laid-open'
  | 'stood'
  | 'tries-left'
  | 'turn-lost'
  | 'challenged'
  | 'struck'
  | 'let-stand'
  | 'sat-out'
  | 'asked'
  | 'voted-yes'
  | 'voted-no'
  | 'exchanged'
  | 'passed';

/** A seat's deed, with what its sentence wants beside the name. */
export const tell: <Did extends Deed>(
  telling: Telling,
  did: Did,
  seat: Seat,
  params: Texts[`slowka.event.you.${Did}`],
) => Line = ({ name, you }, did: Deed, seat, params: Params) =>
  // The compiler does not follow which parameters go with which key; the signature above does.
  (seat === you
    ? { key: `slowka.event.you.${did}`, params }
    : { key: `slowka.event.${did}`, params: { ...params, name: name(seat) } }) as Line;
