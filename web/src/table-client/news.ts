import type { Line } from '@late/kernel';

/** A sentence about what happened, numbered so that none is told twice. */
export interface News {
  readonly id: number;
  readonly line: Line;
  /** The step that it tells, by the count of its table. */
  readonly step: number;
}

/** The news with these lines of a step after it; the same list if there are none. */
export function withLines(
  news: readonly News[],
  lines: readonly Line[],
  step: number,
): readonly News[] {
  if (!lines.length) return news;
  const next = (news.at(-1)?.id ?? 0) + 1;
  return [...news, ...lines.map((line, index) => ({ id: next + index, line, step }))];
}
