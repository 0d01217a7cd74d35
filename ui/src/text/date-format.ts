/**
 * Writes dates in the reader's language as they are written where the reader is: the browser knows the
 * region, and English alone would mean the American way to everybody.
 */
export function dateFormat(
  language: string,
  style: Intl.DateTimeFormatOptions,
  // The build renders pages too, and has no reader.
  wishes: readonly string[] = globalThis.navigator?.languages ?? [],
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(regional(language, wishes), style);
}

function regional(language: string, wishes: readonly string[]): string {
  const known = wishes.flatMap(readLocale);
  const same = known.find((one) => one.language === language && one.region);
  const region = (same ?? known.find((one) => one.region))?.region;
  return region ? new Intl.Locale(language, { region }).toString() : language;
}

function readLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}
