/** A whole number that somebody gave a command. */
export function wholeNumber(name: string, text: string, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${max}`);
}
