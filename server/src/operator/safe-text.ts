/**
 * What people wrote, for a terminal: signs that would move its cursor, colour it or turn the line around
 * are left out.
 */
export function safeText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
}

/** JSON that does a terminal no harm either: its own escapes end before the second set of control signs. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
