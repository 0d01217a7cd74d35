/** The word list that a table was begun with, and the one of its edition that there is. */
export interface OtherList {
  readonly list: string;
  /** `NO_LIST` where there is none of that edition. */
  readonly ours: string;
}

/** Printed where a list would be named, in any language. */
export const NO_LIST = '—';

/** Every game of words refuses a table of another list in words of its own; its parameters name both lists. */
export function otherListIn(refusal: {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}): OtherList | null {
  const { list, ours } = refusal.params ?? {};
  return typeof list === 'string' && typeof ours === 'string' ? { list, ours } : null;
}
