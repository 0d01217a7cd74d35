import { useLanguage } from '@late/ui';
import { useMemo } from 'react';

/** Writes whole numbers as the reader's language does, with a real minus sign. */
export function useFigure(): (value: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    return (value) => numbers.format(value).replace('-', '−');
  }, [language]);
}
