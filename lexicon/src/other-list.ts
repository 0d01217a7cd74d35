/** The word list that a table was begun with, and the one that there is. */
export interface OtherList {
  readonly list: string;
  readonly ours: string;
}

/** Every game of words refuses a table of another list in words of its own; its parameters name both lists. */
export function otherListIn(refusal: {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}): OtherList | null {
  const { list, ours } = refusal.params ?? {};
  return typeof list === 'string' && typeof ours === 'string' ? { list, ours } : null;
}
