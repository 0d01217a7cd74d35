import type { Line as LineOf, Params, Seat, Telling } from '@late/kernel';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** What a seat does. */
type Deed =
  | 'started'
  | 'laid'
  | 'turned-up'
  | 'kept'
  | 'passed'
  | 'discarded'
  | 'scrapped'
  | 'removed.page'
  | 'drew'
  | 'moved'
  | 'closed'
  | 'issue'
  | 'eye'
  | 'extra-turn'
  | 'voted'
  | 'vote'
  | 'read'
  | 'objected'
  | 'unscored'
  | 'reopened'
  | 'agreed'
  | 'took.hot-topic'
  | 'took.eye'
  | 'took.eye-seen';

/** What a seat does to another. */
type DeedAt = 'took.leak' | 'took.bug' | 'took.bug-seen' | 'removed.board';

/** A seat's deed, with what its sentence wants beside the name. */
export const tell: <Did extends Deed>(
  telling: Telling,
  did: Did,
  seat: Seat,
  params: Texts[`fakty.event.you.${Did}`],
) => Line = ({ name, you }, did: Deed, seat, params: Params) =>
  // The compiler does not follow which parameters go with which key; the signature above does.
  (seat === you
    ? { key: `fakty.event.you.${did}`, params }
    : { key: `fakty.event.${did}`, params: { ...params, name: name(seat) } }) as Line;

/** A deed whose victim may be the reader as well. */
export const tellAt: <Did extends DeedAt>(
  telling: Telling,
  did: Did,
  seat: Seat,
  victim: Seat,
  params: Omit<Texts[`fakty.event.at-you.${Did}`], 'name'>,
) => Line = ({ name, you }, did: DeedAt, seat, victim, params: object) => {
  if (victim === you)
    return { key: `fakty.event.at-you.${did}`, params: { ...params, name: name(seat) } } as Line;
  const from = name(victim);
  if (seat === you) return { key: `fakty.event.you.${did}`, params: { ...params, from } } as Line;
  return { key: `fakty.event.${did}`, params: { ...params, from, name: name(seat) } } as Line;
};
