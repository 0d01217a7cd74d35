export const TYPE_KEY = 'type';

/** Whether our own type has been here before, so that asking for it at once keeps nothing else waiting. */
export function isTypeAtHand(): boolean {
  try {
    return localStorage.getItem(TYPE_KEY) !== null;
  } catch {
    return false;
  }
}
