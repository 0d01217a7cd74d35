import type { Params, Refusal } from '@late/kernel';
import { dateFormat, sayAny } from '@late/ui';
import type { Say } from '../shell/use-say.ts';

/** A refusal in words. A newer house may know codes that this page has never heard of. */
export function sayRefusal(say: Say, { code, params }: Refusal): string {
  const told = sayAny(say, code, params && withTime(params));
  return told === code ? say('online.refused') : told;
}

/** A time goes over the wire as a number; people read a date. */
function withTime(params: Params): Params {
  const { until } = params;
  if (typeof until !== 'number') return params;
  const { lang } = document.documentElement;
  const date = dateFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return { ...params, until: date.format(until) };
}
