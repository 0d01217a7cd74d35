/** Tells the process that started this one where it listens: with PORT=0 only the server knows. */
export function sayListening(url: string): void {
  process.send?.({ listening: url }, () => process.disconnect());
}
