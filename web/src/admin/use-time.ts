import { dateFormat, useLanguage } from '@late/ui';

/** Says a time as the reader's language writes it. */
export function useTime(): (time: number) => string {
  const format = dateFormat(useLanguage(), { dateStyle: 'short', timeStyle: 'short' });
  return (time) => format.format(time);
}
