/** The state after the last step that told something, and how many steps stood then. */
interface NewsMark {
  readonly state: unknown;
  readonly length: number;
  readonly seq: number;
}

/**
 * A memory, never the truth: without it the whole log is replayed, to the same end. With it, asking
 * whether something can be taken back costs the few steps since the last news, at every length of log.
 */
const marks = new WeakMap<object, NewsMark>();

type Standing = readonly { readonly seq: number }[];

export function markNews(told: object, standing: Standing, state: unknown): void {
  const last = standing.at(-1);
  if (last) marks.set(told, { state, length: standing.length, seq: last.seq });
}

/** Null if there is none, or if a step before it was taken back since. */
export function newsMark(told: object, standing: Standing): NewsMark | null {
  const mark = marks.get(told);
  // Steps stand in order, so one that is gone would have moved this one.
  return mark && standing[mark.length - 1]?.seq === mark.seq ? mark : null;
}
