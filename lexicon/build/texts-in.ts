/** All texts in something that was read from JSON, however deep. */
export function textsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told];
  return told !== null && typeof told === 'object' ? Object.values(told).flatMap(textsIn) : [];
}
